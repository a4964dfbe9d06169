import type * as english from '@/content/en/site/legal'
import type { Translated } from '@/content/translated'

/** Words that the legal documents share. */
export const legal: Translated<typeof english.legal> = {
  draft: 'संचालक की मंज़ूरी के लिए मसौदा',
  draftText: 'इस पाठ में साइट वैसी ही बताई गई है, जैसी वह बनी है। इसके लागू होने से पहले संचालक ये बातें जोड़ेंगे:',
  approved: 'लागू होने की तारीख़:',
  short: 'संक्षेप में',
  contents: 'विषय-सूची',
  changed: 'आख़िरी बदलाव',
  phone: 'फ़ोन',
  email: 'ईमेल',
  forget: 'इस डिवाइस से साइट का डेटा मिटाएँ',
  forgotten: {
    wholly:
      'हो गया। इस साइट ने आपके डिवाइस पर जो रखा था, वह मिट गया है। इस पेज को जो चाहिए, जैसे नया टोकन, वह उसने फिर से रख लिया है।',
    partly:
      'आपकी जानकारी और सूचियाँ मिट गई हैं। पेजों की कॉपियाँ मिटीं या नहीं, यह ब्राउज़र ने अभी नहीं बताया है: थोड़ी देर में फिर दबाएँ।',
  },
  forgetOffline: 'इसके लिए कनेक्शन चाहिए: इस पेज की कॉपी भी मिटती है।',
  binding: 'कानूनी तौर पर अंग्रेज़ी पाठ ही मान्य है।',
  readBinding: 'अंग्रेज़ी में पढ़ें',
  noContact: 'संचालक जैसे ही अपने संपर्क की जानकारी भरेंगे, वह पेज के सबसे नीचे दिखेगी।',
}
