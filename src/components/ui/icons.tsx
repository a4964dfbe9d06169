type IconProps = {
  path: string
  /** Side in pixels. */
  size?: number
}

/** Line icons on a 24 px grid, decorative: the control beside them carries the name. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />
/** Three lines and a cross, of which the menu's button shows one. */
export const MenuIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" width={26} height={26} aria-hidden="true">
    <path d="M3 6h18M3 12h18M3 18h12" />
    <path d="M6 6l12 12M18 6L6 18" />
  </svg>
)
export const PersonIcon = () => (
  <Icon path="M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.8-4 3.8-6 8-6s7.2 2 8 6" />
)
export const DownIcon = () => <Icon path="M5 9l7 7 7-7" size={16} />
export const HeartIcon = () => (
  <Icon path="M12 20.5C5 15.5 2.5 12 2.5 8.5A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 9.5 1.8c0 3.5-2.5 7-9.5 12z" />
)
export const FilterIcon = () => <Icon path="M3 7h9m6 0h3M3 17h3m6 0h9M15 4.5v5M9 14.5v5" />
export const SearchIcon = () => <Icon path="M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.8 15.8L21 21" />
export const ExternalIcon = () => <Icon path="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" size={18} />
export const ArrowIcon = () => <Icon path="M4 12h15M13 6l6 6-6 6" size={18} />
export const PreviousIcon = () => <Icon path="M15 5l-7 7 7 7" size={24} />
export const NextIcon = () => <Icon path="M9 5l7 7-7 7" size={24} />
export const PauseIcon = () => <Icon path="M8 5v14M16 5v14" />
export const PlayIcon = () => <Icon path="M7 4.5l12 7.5-12 7.5z" />
export const QuoteIcon = () => <Icon path="M5 3.5h14v17H5zM9 8.5h6M9 12.5h6M9 16.5h3" />
