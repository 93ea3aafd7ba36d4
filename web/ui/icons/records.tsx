import { circle, icon, rect } from './icon.ts'

export const SearchIcon = icon(circle(7, 7, 4.5), 'm10.5 10.5 3.5 3.5')
export const EditIcon = icon('M10.5 3 13 5.5 5.5 13H3v-2.5L10.5 3Z')
export const TrashIcon = icon('M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.5 9h7l.5-9M6.7 7v4M9.3 7v4')
export const CopyIcon = icon(
  rect(5.5, 5.5, 8, 8, 1),
  'M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2',
)
export const DownloadIcon = icon('M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11')
export const UndoIcon = icon('M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6')
export const RedoIcon = icon('m10.5 3 3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4')
export const SaveIcon = icon('M2.5 2.5h9l2 2v9h-11v-11ZM5 2.5v4h5v-4M5 13.5v-4h6v4')
export const ShareIcon = icon(
  circle(4, 8, 2),
  circle(12, 3.5, 2),
  circle(12, 12.5, 2),
  'm5.8 7 4.4-2.5M5.8 9l4.4 2.5',
)
export const MoreIcon = icon(<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth={2.2} />)
export const LogoutIcon = icon('M6 2.5H2.5v11H6M10 4.5 13.5 8 10 11.5M13.5 8H6')
export const BalanceIcon = icon(
  'M8 2.5v11M5.5 13.5h5M3.5 4.5h9M3.5 4.5l-2 5h4l-2-5ZM12.5 4.5l-2 5h4l-2-5Z',
)
export const TagIcon = icon('M2.5 2.5h5.5l5.5 5.5-5.5 5.5L2.5 8ZM5.5 5.5h.01')
