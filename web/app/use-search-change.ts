import { useNavigate } from '@tanstack/react-router'

/** Changes a part of what the address says of its page, in place; `first` is what every change takes back. */
export function useSearchChange(first: object = {}): (change: object) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, ...first, ...change }),
      replace: true,
      resetScroll: false,
    })
}
