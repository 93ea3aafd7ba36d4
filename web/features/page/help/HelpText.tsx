import { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import styles from './HelpText.module.css'
import { loadHelp } from './help-files.ts'
import { Markdown } from './Markdown.tsx'

export function HelpText({
  file,
  hidesTitle,
  onFollow,
}: {
  file: string
  /** Set if the head of the page shows the title already. */
  hidesTitle: boolean
  onFollow?: () => void
}) {
  const text = useQuery({
    queryKey: ['help', file],
    queryFn: () => loadHelp(file),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (text.isError) {
    return (
      <ErrorPanel
        title={`Unable to load ${file}.md`}
        onRetry={() => text.refetch()}
        retrying={text.isFetching}
      />
    )
  }
  if (!text.data) {
    return (
      <Stack gap={3} className={styles.loading} role="status" aria-label="Loading help">
        {['40%', '95%', '90%', '70%', '85%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    )
  }
  return (
    <article className={styles.text}>
      <Markdown source={text.data} hidesTitle={hidesTitle} {...(onFollow && { onFollow })} />
    </article>
  )
}
