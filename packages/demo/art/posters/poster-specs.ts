/** What each poster of a call or campaign shows: by category, then by the slug of its event; a second image has `-detail` after it. */
import type { Accent, Tone } from "../colour.ts";
import type { LayoutName } from "../layouts/all-layouts.ts";
import type { MotifName } from "../motifs/all-motifs.ts";

type PosterSpecs = Record<string, readonly [motif: MotifName, layout: LayoutName, tone: Tone]>;

const theatre: PosterSpecs = {
  "a-play-in-a-tempo": ["truck", "landscape", "dusk"],
  "bhopal-school-repertory": ["bus", "stream", "day"],
  "chorus-for-antigone": ["chorus", "shadowPlay", "dusk"],
  "courtyard-macbeth": ["fighter", "doorway", "night"],
  "empty-chairs-pune": ["chair", "onePool", "dusk"],
  "empty-chairs-pune-detail": ["chair", "chosen", "night"],
  "forum-theatre-ensemble": ["storytellers", "stalls", "night"],
  "house-of-small-rooms": ["door", "papercut", "dusk"],
  "house-of-small-rooms-detail": ["keys", "closeUp", "night"],
  "king-of-the-godown": ["king", "papercut", "night"],
  "last-tram-to-esplanade": ["stormLantern", "followSpot", "dusk"],
  "last-tram-to-esplanade-detail": ["train", "overTown", "night"],
  "monsoon-repertory-season": ["umbrella", "contactSheet", "dusk"],
  "monsoon-repertory-season-detail": ["underUmbrella", "landscape", "day"],
  "nine-queens-of-nadia": ["queens", "curtains", "dusk"],
  "qissa-go-evenings": ["storytellers", "steps", "night"],
  "rain-delay-second-tour": ["underUmbrella", "crossing", "night"],
  "rain-delay-second-tour-detail": ["umbrella", "podium", "day"],
  "shadow-of-the-banyan": ["banyan", "landscape", "night"],
  "shadow-of-the-banyan-detail": ["puppet", "shadowPlay", "dusk"],
  "the-letter-reader": ["envelope", "seam", "day"],
  "the-third-bell": ["laughing", "curtains", "night"],
  "the-umbrella-strike-recast": ["umbrella", "stream", "night"],
  "the-understudy-room": ["heldMask", "chosen", "dusk"],
  "the-understudy-room-detail": ["mirror", "papercut", "night"],
  "the-well-at-midnight": ["lanternBearer", "ripples", "night"],
  "three-in-the-back-recast": ["chair", "podium", "day"],
  "water-queue-revival": ["bucket", "wings", "dusk"],
  "water-queue-revival-detail": ["bucket", "burst", "day"],
  "winter-one-acts": ["tickets", "gelSheets", "day"],
};

const webSeries: PosterSpecs = {
  "coast-road-kochi": ["bus", "overTown", "dusk"],
  "data-entry": ["laptop", "bands", "day"],
  "flat-404": ["door", "chosen", "day"],
  "hostel-block-c": ["phone", "contactSheet", "day"],
  "inspector-on-leave": ["family", "followSpot", "night"],
  "night-shift-pharmacy": ["phone", "ripples", "night"],
  "night-shift-pharmacy-detail": ["family", "doorway", "dusk"],
  "paper-boats": ["paperBoat", "stream", "dusk"],
  "the-caterers": ["clapper", "burst", "dusk"],
  "the-tuition-centre": ["book", "board", "day"],
  "third-witness-season-two": ["script", "crossing", "night"],
  "third-witness-season-two-detail": ["flyingPages", "seam", "dusk"],
};

const film: PosterSpecs = {
  "anthill-second-unit": ["clapper", "bands", "dusk"],
  "blind-lane-thriller": ["torch", "seam", "night"],
  "cotton-market-extras": ["reelRunning", "seam", "day"],
  "diploma-film-marathon": ["reel", "contactSheet", "night"],
  "half-a-samosa-short": ["directorChair", "podium", "day"],
  "kite-day-children": ["kite", "stream", "day"],
  "orange-season-leads": ["banyan", "papercut", "day"],
  "orange-season-leads-detail": ["portrait", "burst", "dusk"],
  "platform-six": ["train", "doorway", "night"],
  "platform-six-detail": ["suitcase", "chosen", "dusk"],
  "salt-king-courtiers": ["crown", "steps", "dusk"],
  "small-town-referee": ["cameraOnLegs", "shadowPlay", "day"],
  "snow-day-feature": ["camera", "landscape", "dusk"],
  "ten-metres-of-sea": ["boat", "overTown", "night"],
  "the-ferry-at-seven": ["boat", "landscape", "night"],
  "the-ferry-at-seven-detail": ["ticket", "closeUp", "day"],
  "the-lift-operator": ["door", "onePool", "night"],
  "the-lift-operator-detail": ["actor", "doorway", "day"],
};

const television: PosterSpecs = {
  "children-s-hour-puppeteer": ["puppet", "papercut", "dusk"],
  "courtroom-hour": ["lectern", "onePool", "night"],
  "daily-serial-in-laws": ["family", "steps", "day"],
  "festival-special-dancers": ["airLamp", "ripples", "dusk"],
  "morning-kitchen-host": ["cup", "burst", "day"],
  "quiz-league-contestants": ["cueCards", "followSpot", "night"],
  "the-long-platform-cameo": ["train", "seam", "day"],
  "village-news-bulletin": ["anchorAtDesk", "wings", "dusk"],
};

const modelling: PosterSpecs = {
  "amer-jewellery-book": ["necklace", "closeUp", "night"],
  "block-print-studio-day": ["stillCamera", "seam", "dusk"],
  "college-ramp-coaches": ["models", "searchlights", "night"],
  "fit-model-block": ["dressForm", "chosen", "day"],
  "handloom-week-runway": ["model", "wings", "night"],
  "handloom-week-runway-detail": ["heel", "podium", "dusk"],
  "kasavu-morning": ["drapedModel", "landscape", "day"],
  "khadi-catalogue-spring": ["rail", "papercut", "day"],
  "khadi-catalogue-spring-detail": ["scissors", "gelSheets", "day"],
  "monsoon-weaves-lookbook": ["cloth", "closeUp", "dusk"],
  "portfolio-day-hyderabad": ["stillCamera", "contactSheet", "dusk"],
  "silver-hair-campaign": ["darkGlasses", "bands", "day"],
};

const dance: PosterSpecs = {
  "bihu-troupe-tour": ["dholak", "burst", "dusk"],
  "contact-duet-research": ["arch", "shadowPlay", "night"],
  "film-song-background": ["dancers", "stalls", "night"],
  "garba-stage-formation": ["twirl", "contactSheet", "dusk"],
  "ghungroo-at-dawn": ["foot", "papercut", "dusk"],
  "margam-debut-partners": ["mudra", "curtains", "night"],
  "movement-for-non-dancers": ["trainers", "steps", "day"],
  "salt-line-ensemble": ["leap", "landscape", "dusk"],
  "salt-line-ensemble-detail": ["dancers", "doorway", "night"],
  "street-crew-showcase": ["leap", "overTown", "night"],
};

const singing: PosterSpecs = {
  "blue-kettle-live": ["micStand", "onePool", "night"],
  "chorus-of-forty": ["studioMic", "chosen", "night"],
  "devotional-album-chorus": ["record", "papercut", "dusk"],
  "harmonium-and-voice": ["harmonium", "steps", "dusk"],
  "jingle-day": ["notes", "seam", "day"],
  "pier-tuesday-duets": ["guitar", "doorway", "dusk"],
  "playback-scratch-vocals": ["studioMic", "followSpot", "dusk"],
  "playback-scratch-vocals-detail": ["musicStand", "board", "day"],
  "sufi-night-lucknow": ["tabla", "crossing", "night"],
  "temple-festival-vocalists": ["violin", "wings", "night"],
  "wedding-band-front": ["singer", "rig", "dusk"],
};

const voiceOver: PosterSpecs = {
  "audiobook-malayalam": ["book", "ripples", "dusk"],
  "audiobook-malayalam-detail": ["headphones", "closeUp", "night"],
  "camel-and-company": ["lips", "burst", "day"],
  "camel-and-company-detail": ["voice", "bands", "dusk"],
  "dubbing-animal-kingdom": ["lips", "contactSheet", "night"],
  "elearning-science-voices": ["headphones", "podium", "day"],
  "game-characters-dub": ["profile", "ripples", "night"],
  "museum-audio-guide": ["headphones", "bands", "dusk"],
  "radio-play-thriller": ["radio", "shadowPlay", "dusk"],
  "railway-announcements": ["ribMic", "stream", "dusk"],
};

const anchoring: PosterSpecs = {
  "book-festival-moderators": ["book", "stalls", "dusk"],
  "marathon-finish-line": ["megaphone", "stream", "day"],
  "museum-evening-guide": ["lanternBearer", "doorway", "dusk"],
  "nine-nights-hosts": ["microphone", "searchlights", "dusk"],
  "nine-nights-hosts-detail": ["host", "crossing", "night"],
  "regional-sports-desk": ["anchorAtDesk", "crossing", "night"],
  "rose-festival-hosts": ["reporterMic", "seam", "day"],
  "rose-festival-hosts-detail": ["host", "papercut", "day"],
  "sangeet-host-jaipur": ["micStand", "curtains", "dusk"],
  "science-fair-stage": ["cueCards", "burst", "day"],
  "startup-day-emcee": ["stopwatch", "followSpot", "night"],
};

const workshops: PosterSpecs = {
  "camera-acting-close": ["lens", "closeUp", "dusk"],
  "clown-fortnight": ["laughing", "burst", "dusk"],
  "make-up-for-heat": ["brushes", "bands", "day"],
  "puppet-building-week": ["puppet", "rig", "dusk"],
  "self-tape-saturday": ["phone", "podium", "day"],
  "self-tape-saturday-detail": ["ringLight", "onePool", "dusk"],
  "stage-combat-weekend": ["sword", "closeUp", "night"],
  "verse-in-hindi": ["quill", "stream", "day"],
  "voice-booth-basics": ["headphones", "ripples", "day"],
};

const crew: PosterSpecs = {
  "boom-operator-short": ["boom", "closeUp", "night"],
  "lighting-operator-season": ["ladder", "rig", "night"],
  "second-assistant-director": ["clapper", "searchlights", "night"],
  "set-carpenters-pune": ["hammer", "board", "day"],
  "stage-manager-tour": ["toolbox", "podium", "dusk"],
  "stage-manager-tour-detail": ["walkieTalkie", "followSpot", "night"],
  "wardrobe-dresser-week": ["kurta", "chosen", "dusk"],
  "wig-and-beard-trainees": ["wig", "papercut", "day"],
};

const volunteering: PosterSpecs = {
  "backstage-for-a-school": ["ghostLight", "wings", "night"],
  "festival-front-of-house": ["ticket", "burst", "dusk"],
  "library-story-hour": ["reader", "doorway", "day"],
  "prop-table-volunteers": ["skull", "podium", "day"],
  "street-theatre-marshals": ["stormLantern", "overTown", "dusk"],
};

const campaigns: PosterSpecs = {
  "campus-radio-mast": ["radio", "landscape", "dusk"],
  "wardrobe-rescue": ["rail", "doorway", "night"],
  "ghungroo-makers-film": ["ghungroo", "onePool", "night"],
  "salt-line-premiere": ["arch", "stream", "dusk"],
  "salt-line-premiere-detail": ["violin", "followSpot", "night"],
  "summer-floor-for-girls": ["trainers", "seam", "day"],
  "boatyard-winter-finish": ["reel", "papercut", "dusk"],
  "boatyard-winter-finish-detail": ["faders", "closeUp", "night"],
  "half-a-samosa-post": ["strip", "stream", "day"],
  "water-queue-documentary": ["camera", "burst", "dusk"],
  "faces-past-sixty": ["portrait", "contactSheet", "day"],
  "choir-without-a-hall": ["microphone", "chosen", "dusk"],
  "river-songs-archive": ["ribMic", "landscape", "night"],
  "village-channel": ["monitor", "podium", "day"],
  "fringe-fare": ["suitcase", "overTown", "dusk"],
  "lights-for-a-school-hall": ["lanterns", "ripples", "night"],
  "nine-queens-costumes": ["crown", "curtains", "night"],
  "playwrights-who-finish": ["quill", "doorway", "dusk"],
  "playwrights-who-finish-detail": ["flyingPages", "gelSheets", "day"],
  "puppets-for-the-hills": ["puppetBooth", "searchlights", "dusk"],
  "ramps-and-rails": ["playhouse", "steps", "day"],
  "the-tram-stops-here-tour": ["train", "papercut", "night"],
  "the-tram-stops-here-tour-detail": ["bus", "landscape", "day"],
  "tin-roof-new-floor": ["leap", "wings", "day"],
  "tin-roof-new-floor-detail": ["stairs", "crossing", "dusk"],
  "van-for-a-repertory": ["truck", "bands", "day"],
  "van-for-a-repertory-detail": ["rickshaw", "followSpot", "dusk"],
  "library-for-the-ear": ["headphones", "curtains", "day"],
  "night-bus-series": ["bus", "searchlights", "night"],
  "free-workshop-year": ["masks", "seam", "night"],
};

/** The posters of each category, with its accent. */
export const posterSpecs: [Accent, PosterSpecs][] = [
  ["amber", theatre],
  ["amber", webSeries],
  ["lilac", film],
  ["lilac", television],
  ["rose", modelling],
  ["rose", dance],
  ["steel", singing],
  ["steel", voiceOver],
  ["fern", anchoring],
  ["fern", workshops],
  ["lilac", crew],
  ["lilac", volunteering],
  ["straw", campaigns],
];
