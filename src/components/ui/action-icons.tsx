import { Icon } from './icons'

// Apart from the icons of every page: these come with what they stand in.
export const MinusIcon = () => <Icon path="M5 12h14" size={18} />
export const CopyIcon = () => <Icon path="M8 8h12v12H8zM4 16V4h12" size={18} />
export const MessageIcon = () => <Icon path="M4 4h16v12H10l-5 4v-4H4z" size={18} />
export const PhoneIcon = () => (
  <Icon
    path="M7 3.500l2.500 5-2 2c1 2.500 3.500 5 6 6l2-2 5 2.500c0 2.500-1.500 3.500-3 3.500C9.500 20.500 3.500 14.500 3.500 6.500c0-1.500 1-3 3.500-3z"
    size={18}
  />
)
export const MailIcon = () => <Icon path="M3 6h18v12H3zM3 7l9 7 9-7" size={18} />
export const SaveIcon = () => <Icon path="M12 3v12M7 10l5 5 5-5M4 20h16" size={18} />
export const PrintIcon = () => <Icon path="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" size={18} />
export const BinIcon = () => <Icon path="M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13" />
export const DownIcon = () => <Icon path="M5 9l7 7 7-7" size={18} />
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" size={18} />
export const CheckIcon = () => <Icon path="M5 12.500l5 5L19.500 7" size={18} />
export const ShareIcon = () => <Icon path="M12 15V3.500M7.500 7.500L12 3l4.500 4.500M5 12v8h14v-8" />
