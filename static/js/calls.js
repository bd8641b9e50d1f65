// Beep and vibrate when a table calls, where the director has allowed it on this device. Off until he does. And say it
// to who hears the page.
// The part of the page with the calls carries the number of the newest one; it grows with each new call.
const ALLOWED = "call-alert";
const SEEN = "call-seen";
let sound = null;

const allowed = () => localStorage.getItem(ALLOWED) === "on";

// Browsers let a page sound only after somebody has touched it.
const wake = () => {
  if (!allowed() || !window.AudioContext) return;
  sound ??= new AudioContext();
  sound.resume().catch(() => {});
};

const beep = () => {
  if (sound?.state !== "running") return;
  for (const [start, pitch] of [[0, 880], [0.25, 1175]]) {
    const tone = new OscillatorNode(sound, { frequency: pitch });
    const volume = new GainNode(sound, { gain: 0.2 });
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + start);
    tone.stop(sound.currentTime + start + 0.18);
  }
};

const alert = () => {
  if (!allowed()) return;
  navigator.vibrate?.([250, 120, 250]);
  beep();
};

const look = () => {
  const calls = document.querySelector("[data-newest-call]")?.dataset;
  const newest = Number(calls?.newestCall ?? 0);
  const seen = Number(sessionStorage.getItem(SEEN) ?? newest);
  const said = document.querySelector("[data-call-said]");
  if (newest > seen && said) said.textContent = calls.said ?? "";
  if (newest > seen) alert();
  sessionStorage.setItem(SEEN, String(Math.max(newest, seen)));
};

const box = document.querySelector("[data-call-alert]");
if (box) {
  box.checked = allowed();
  box.parentElement.hidden = false;
  box.addEventListener("change", () => {
    localStorage.setItem(ALLOWED, box.checked ? "on" : "off");
    wake();
    alert();
  });
}
document.addEventListener("pointerdown", wake);
document.addEventListener("htmx:afterSettle", look);
look();
