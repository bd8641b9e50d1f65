"""What each page of rulings, their review and appeals is for, by the name of its address."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

RULING: dict[str, Text] = {
    "new_ruling": _("Say which table and board it is about. If you do not know yet, go on without."),
    "board_new": _("What happened? Choose it from the list, or write it in your own words."),
    "report": _("Everything told about one incident: who, what happened, auction, play, and its rulings."),
    "report_auction": _("Tap the auction as it went, with the irregular calls too."),
    "report_play": _("Tap the cards as they were played. What the Laws need is then read from them."),
    "report_claim": _("What was claimed, by whom, and who objected."),
    "report_about": _("Which calls and cards the incident is about."),
    "report_facts": _("The facts as you found them. The players can be shown them before you rule."),
    "report_amend": _("Correct what was told when the report was filed. What stood there is kept."),
    "report_own_table": _("An incident at your own table: another director rules on it."),
    "report_double_dummy": _("What both sides can make on this board with every card seen."),
    "report_polls": _("Ask players of like strength what they would do. They see only what the player could know."),
    "poll": _("The answers of one poll, and what you make of them."),
    "poll_page": _("Say what you would do with these cards. You are asked because you play like the player concerned."),
    "poll_thanks": _("Your answer has arrived. You can close this page."),
    "federation_appeals": _("The appeals that clubs have sent to the federation, for those who hear them there."),
    "federation_appeal": _(
        "The whole file of one appeal before the federation: ask the club for more, then decide, with the score. "
        "Of the club you see nothing else."
    ),
    "report_links": _("Private addresses for the two sides: they read the ruling there, and may appeal."),
    "link": _("One side's private address. It is shown once; make another when it is lost."),
    "players_page": _("What was ruled at your table, until when you may appeal, and how."),
    "case": _("Answer what is asked: only what matters for the ruling. What you cannot know you may say so."),
    "case_alike": _("What was ruled here before on the same facts."),
    "case_compare": _("What each answer would lead to, before you give one."),
    "case_so_far": _("The answers given so far. Any of them can be changed."),
    "ruling": _("The ruling with the paragraph for every sentence. It is never edited: a new version replaces it."),
    "ruling_alike": _("Rulings on the same situation, to rule alike."),
    "ruling_process": _("Everything that happened to this ruling, from the call to publication."),
    "ruling_score": _(
        "Give an adjusted score or a penalty that the ruling calls for. You see what it does before you keep it."
    ),
    "ruling_forms": _("In which form the board was played at which tables."),
    "ruling_appeal": _("Lodge an appeal for a side: its reasons, and who agrees to it."),
    "ruling_publish": _("Prepare what everybody may read: no names, and as much of the board as the club allows."),
    "publication_comment": _("Add or change the chief director's comment on a published case."),
    "adjustment": _("One adjusted score: its rule, what was judged, and the slip for the scorer."),
    "follow_up": _("Something a ruling left for later. Settle it, or say why nothing is needed."),
    "queue": _("What waits for review: rulings to countersign, appeals, queries. The oldest deadline comes first."),
    "consistency": _("The same facts ruled otherwise, and how often each director leaves the findings."),
    "appeals": _("The appeals of your clubs, and where each stands."),
    "appeal": _("One appeal, step by step. Each step says who may take it."),
    "ruling_history": _("Everything recorded about this ruling. Nobody can alter it unseen."),
    "report_history": _("Everything recorded about this report, in order."),
    "appeal_history": _("Everything recorded about this appeal, in order."),
    "session_history": _("Everything recorded about this session, in order."),
    "club_history": _("Everything recorded about the club and its members, in order."),
    "profile_history": _("Who changed these regulations, when, and what they said before."),
}
