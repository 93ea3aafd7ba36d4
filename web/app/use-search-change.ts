import { useNavigate } from '@tanstack/react-router'

/** Changes part of the search in place; `first` is what every change resets. */
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
