import { Icon } from './icons'

// Apart from the icons of every page: these come with what they stand in.
export const MinusIcon = () => <Icon path="M5 12h14" size={18} />
export const CopyIcon = () => <Icon path="M8 8h12v12H8zM4 16V4h12" size={18} />
export const MessageIcon = () => <Icon path="M4 4h16v12H10l-5 4v-4H4z" size={18} />
export const PhoneIcon = () => (
  <Icon
    path="M7 3.5l2.5 5-2 2c1 2.5 3.5 5 6 6l2-2 5 2.5c0 2.5-1.5 3.5-3 3.5C9.5 20.5 3.5 14.5 3.5 6.5c0-1.5 1-3 3.5-3z"
    size={18}
  />
)
export const MailIcon = () => <Icon path="M3 6h18v12H3zM3 7l9 7 9-7" size={18} />
export const SaveIcon = () => <Icon path="M12 3v12M7 10l5 5 5-5M4 20h16" size={18} />
export const PrintIcon = () => <Icon path="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" size={18} />
export const BinIcon = () => <Icon path="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13" />
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" size={18} />
export const CheckIcon = () => <Icon path="M5 12.5l5 5L19.5 7" size={18} />
export const ShareIcon = () => <Icon path="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8" />
