"""What people call one another in Polish, Italian and English: who is listed as Katarzyna is named by Kasia and Kaśka.

Each group is a name as it stands in papers and what its bearers are called; all in plain letters (`letters.plain`), of
three letters and more. Short forms that are words of every day (Art, Dot) are left out: they would name everybody.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

_POLISH = """
adam adas; agnieszka aga agusia; aleksander olek alek aleks; aleksandra ola olka olenka; alicja ala alka;
andrzej jedrek jedrus andrzejek; anna ania anka anusia andzia; antoni antek antos tosiek; barbara basia baska basienka;
bartlomiej bartek; bartosz bartek; beata beatka; bogdan bodzio; boguslaw bogus bodek; bozena bozenka; cezary czarek;
danuta danka danusia; dariusz darek; dorota dorotka; edward edek edzio; elzbieta ela elka elunia; eugeniusz gienek
genek; eugenia gienia; genowefa gienia; ewa ewka ewunia; feliks felek; franciszek franek franio; grazyna grazynka;
grzegorz grzesiek grzes grzesio; halina halinka; hanna hania hanka; helena hela helenka; henryk heniek henio;
irena irka irenka; ireneusz irek; iwona iwonka; izabela iza izka; jacek jacus; jadwiga jadzia jadzka jaga; jakub kuba
kubus; jan janek jas jasiek jasio; janina janka janeczka; janusz januszek; jaroslaw jarek; jerzy jurek jurus; joanna
asia aska joasia joaska; jolanta jola jolka; jozef jozek jozio ziutek; justyna justynka; kacper kacperek; karol karolek
lolek; karolina karolinka karola; katarzyna kasia kaska kasienka kachna; kazimierz kazik kazio; krystyna krysia kryska;
krzysztof krzysiek krzys krzysio krzychu krzych; lech leszek lesio; lucyna lucynka; lukasz lukaszek; maciej maciek
macius; magdalena magda madzia magdusia; malgorzata gosia goska malgosia malgoska; marcin marcinek; marek mareczek;
maria marysia maryska maryla marylka mania; marian maniek marianek; mariusz mariuszek; marta martusia; mateusz mati
mateuszek; michal michas misiek michalek; mieczyslaw mietek miecio mieczek; mikolaj mikolajek; miroslaw mirek;
miroslawa mirka mirunia; monika monia; natalia natalka; pawel pawelek; piotr piotrek piotrus; przemyslaw przemek;
radoslaw radek; rafal rafalek; renata renia renatka; roman romek romus; romuald romek; ryszard rysiek rysio; slawomir
slawek; slawomira slawka; stanislaw staszek stasiek stach stas stasio; stanislawa stasia staska; stefan stefek stefcio;
stefania stefcia stefa; sylwester sylwek; sylwia sylwka; szymon szymek; tadeusz tadek tadzio; teresa tereska terenia;
tomasz tomek tomus; urszula ula ulka urszulka; waclaw wacek wacio; waldemar waldek; wanda wandzia; weronika wera
weronka; wieslaw wiesiek wiesio; wieslawa wieska wiesia; wiktor witek wiktorek; wiktoria wika; wincenty wicek; wioletta
wiola; witold witek; wladyslaw wladek wladzio; wlodzimierz wlodek wlodzio; wojciech wojtek wojtus; zbigniew zbyszek
zbysio; zdzislaw zdzisiek zdzisio zdzicho; zenon zenek; zofia zosia zoska; zuzanna zuzia zuza; zygmunt zyga zygmus
"""
_ITALIAN = """
alberto berto albertino; alessandro sandro sandrino; alessandra sandra sandrina; andrea andreino; angelo angelino
angiolino; anna annina annetta annarella; antonio tonio tonino totonno; antonia tonia antonietta tonina; benedetto
betto; carlo carletto carlino; carla carletta carlina; carmela carmelina; caterina cate caterinetta rina; concetta
cettina; daniele lele; domenico mimmo memmo menico; elisabetta betta bettina lisetta; emanuele lele manu; eugenio
genio; federico chicco; ferdinando nando; fernando nando; filippo pippo filippino; francesco franco ciccio checco
cecco; francesca franca cecca checca; gabriele lele; giacomo giacomino mino; giancarlo gianca; giorgio giorgino;
giovanni gianni nanni vanni giovannino nino; giovanna gianna vanna giannina; giulia giulietta; giulio giulietto;
giuseppe beppe peppe pino peppino beppino giuseppino; giuseppina pina peppina giusy; lorenzo renzo enzo lorenzino;
luigi gigi luigino gino; luisa luisella luisetta; marco marchino marcuccio; margherita marghe rita; maria mariuccia
mariella marietta mariolina; mario mariolino mariuccio; massimiliano massimo max; michele michelino; nicola nico
nicolino; norberto berto; paolo paolino paoletto; pasquale lino pasqualino; pierluigi gigi; pietro piero pierino;
raffaele lello raffa; roberto berto robertino; rosa rosina rosetta rosella; salvatore salvo turi; stefano stefanino;
teresa teresina; umberto berto; vincenzo enzo cenzo vincenzino
"""
_ENGLISH = """
abigail abby; albert bert bertie; alexander alex alec sandy sasha; alexandra alex sandy sasha; amanda mandy; andrew andy
drew; anthony tony; antony tony; arthur artie; barbara barb babs; benjamin ben benny; catherine cath cathy kate katie
kitty; charles charlie chuck chas; christina chris tina; christine chris chrissie; christopher chris topher; daniel dan
danny; david dave davy; deborah deb debbie; donald don donnie; dorothy dotty dottie; douglas doug dougie; edward eddie
eddy ted teddy ned; eleanor ellie nell nora; elizabeth liz lizzie beth betty betsy libby; frances fran; francis frank
frankie; frederick fred freddie; geoffrey geoff; gerald gerry jerry; gillian gill jill; gregory greg; harold harry;
helen nell nellie; henry harry hank; jacqueline jackie; james jim jimmy jamie; jeffrey jeff; jennifer jen jenny;
jessica jess; john jack johnny johnnie; jonathan jon jonny; joseph joe joey; josephine josie; judith judy; katherine
kate katie kathy kitty; kathleen kath kathy; kathryn kate kathy; kenneth ken kenny; lawrence larry laurie; leonard len
lenny; margaret maggie meg peggy madge; martin marty; matthew matt; melanie mel; michael mike mick mickey micky;
nathaniel nat nate; nicholas nick nicky; nicola nicky niki; pamela pam; patricia pat patty tricia trish; patrick pat
paddy; penelope penny; peter pete; philip phil; philippa pippa; raymond ray; rebecca becky becca; richard dick rick
ricky richie; robert bob bobby rob robbie; ronald ron ronnie; samantha sam sammy; samuel sam sammy; sandra sandy;
stephen steve stevie; steven steve stevie; susan susie suzie; theodore ted teddy theo; thomas tom tommy; timothy tim
timmy; valerie val; victor vic; victoria vicky vicki; vincent vince vinny; virginia ginny; walter walt wally; william
bill billy will willy willie; zachary zach zack
"""


@cache
def _groups() -> dict[str, frozenset[str]]:
    """Each name with all that its bearers are listed as or called."""
    found: dict[str, set[str]] = defaultdict(set)
    for group in _split(_POLISH, _ITALIAN, _ENGLISH):
        for each in group:
            found[each] |= group
    return {each: frozenset(others - {each}) for each, others in found.items()}


def _split(*tables: str) -> Iterable[frozenset[str]]:
    """The groups of tables."""
    return (frozenset(group.split()) for table in tables for group in table.split(";"))


def also_called(part: str) -> frozenset[str]:
    """What else somebody may be called of whose name this is a part, in plain letters."""
    return _groups().get(part, frozenset())
