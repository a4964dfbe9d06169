import { paths } from '@/config/paths'
import type * as english from '@/content/en/business/technology-platforms'
import { stationDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** The networks and platforms that pages name, each described once (R-HOME-12, R-TECH-06). */
export const platforms: Translated<typeof english.platforms> = {
  field: {
    title: 'खेत नेटवर्क',
    text: 'एजेंट, AgriMiner और ऑपरेटर वहाँ काम करते हैं जहाँ फ़सलें उगती हैं और मधुमक्खियों के बक्से रखे होते हैं।',
    picture: stationDrawing('field', 'खिली हुई सरसों के बीच सोलर पैनल वाला मधुमक्खी बक्सा'),
  },
  plant: {
    title: 'उत्पादन प्लांट नेटवर्क',
    text: 'निकाला गया शहद प्लांटों में प्रोसेस और पैक होता है, और क्वालिटी कर्मचारी साथ-साथ उसे जाँचते हैं।',
    picture: stationDrawing('plant', 'प्लांट, जिसमें शहद की टंकी से जार भर रहे हैं'),
  },
  darkStore: {
    title: 'डार्क स्टोर नेटवर्क',
    text: 'पास का डिलीवरी गोदाम, यानी ऐसा स्टोर जिसमें दुकान का काउंटर नहीं होता। यहाँ जार ऑर्डर करने वालों के नज़दीक, ड्राइवर के लिए तैयार रहते हैं।',
    picture: stationDrawing('dark-store', 'डार्क स्टोर, जिसकी शेल्फ़ों पर जारों की कतारें हैं'),
  },
  marketplace: {
    title: 'मार्केटप्लेस',
    text: 'किसान, निर्माता, ब्रांड, मधुमक्खी पालक, इको-उद्यमी और ग्राहक: सबका अपना-अपना मार्केटप्लेस है।',
    picture: stationDrawing('marketplace', 'बाज़ार की दुकान और उसके पास फ़ोन, जिस पर वही शहद दिख रहा है'),
  },
}

/** The end of the thread, where the honey is eaten. */
export const frontDoor: Translated<typeof english.frontDoor> = {
  title: 'आपका घर',
  text: 'ड्राइवर जार आपके दरवाज़े तक लाता है।',
  picture: stationDrawing('home', 'घर, जिसके दरवाज़े पर शहद का जार रखा है'),
}

/** The three platforms of 'हमारी टेक्नोलॉजी' (R-HOME-12). */
export const threePlatforms: Translated<typeof english.threePlatforms> = [
  platforms.plant,
  platforms.darkStore,
  platforms.marketplace,
]

export const technologyHeading: Translated<typeof english.technologyHeading> = 'हमारी टेक्नोलॉजी'

export const technologyLink: Translated<typeof english.technologyLink> = {
  label: 'देखें, टेक्नोलॉजी की कड़ियाँ कैसे जुड़ती हैं',
  href: paths.technology(),
}
