import { Icon, type IconProps } from './Icon.tsx'

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3v10M3 8h10" />
  </Icon>
)

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8h10" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </Icon>
)

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 3 13 5.5 5.5 13H3v-2.5L10.5 3Z" />
  </Icon>
)

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.5 9h7l.5-9M6.7 7v4M9.3 7v4" />
  </Icon>
)

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
    <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
  </Icon>
)

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11" />
  </Icon>
)

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 8A5.5 5.5 0 1 1 11.7 4M13.5 2.5v3h-3" />
  </Icon>
)

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6" />
  </Icon>
)

export const RedoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m10.5 3 3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4" />
  </Icon>
)

export const SaveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 2.5h9l2 2v9h-11v-11ZM5 2.5v4h5v-4M5 13.5v-4h6v4" />
  </Icon>
)

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="4" cy="8" r="2" />
    <circle cx="12" cy="3.5" r="2" />
    <circle cx="12" cy="12.5" r="2" />
    <path d="m5.8 7 4.4-2.5M5.8 9l4.4 2.5" />
  </Icon>
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth={2.2} />
  </Icon>
)

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 2.5H2.5v11H6M10 4.5 13.5 8 10 11.5M13.5 8H6" />
  </Icon>
)

export const BalanceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2.5v11M5.5 13.5h5M3.5 4.5h9M3.5 4.5l-2 5h4l-2-5ZM12.5 4.5l-2 5h4l-2-5Z" />
  </Icon>
)

export const TagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 2.5h5.5l5.5 5.5-5.5 5.5L2.5 8ZM5.5 5.5h.01" />
  </Icon>
)

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="2.8" />
    <path d="M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1" />
  </Icon>
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2Z" />
  </Icon>
)

export const SystemThemeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="1.5" y="3" width="13" height="8" rx="1" />
    <path d="M5.5 13.5h5" />
  </Icon>
)
