import { useQuery } from '@tanstack/react-query'
import { COMPANY_LISTS, type CompanySource } from '../../engine/game/company.ts'
import { formatAge, formatCount } from '../../engine/game/number-format.ts'
import { fioQueries } from '../api/queries/fio.ts'
import { COMPANY_LIST_NAMES } from '../features/fio/company-list-names.ts'
import { newestTimestamp } from '../features/fio/fio-age.ts'
import { useSession } from '../session/session.ts'
import { classes } from '../ui/classes.ts'
import { Popover } from '../ui/overlay/Popover.tsx'
import styles from './FioTag.module.css'

export function FioTag({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { hasFio } = useSession()
  const words = hasFio ? 'FIO Active' : 'FIO Inactive'
  const content = (
    <>
      <span className={classes(styles.dot, hasFio && styles.lit)} title={words} />
      <span className={isCollapsed ? 'visually-hidden' : undefined}>{words}</span>
    </>
  )
  if (!hasFio) return <span className={styles.tag}>{content}</span>
  return (
    <Popover
      openOnHover
      title="Age of your FIO data"
      trigger={
        <button type="button" className={classes(styles.tag, styles.active)}>
          {content}
        </button>
      }
    >
      <FioAges />
    </Popover>
  )
}

function FioAges() {
  const sites = useQuery(fioQueries.sites())
  const storage = useQuery(fioQueries.storage())
  const company = useQuery(fioQueries.company()).data
  const now = Date.now()
  const rows = [
    { name: 'Sites', query: sites, inFio: newestTimestamp(sites.data) },
    { name: 'Storage', query: storage, inFio: newestTimestamp(storage.data) },
  ]
  return (
    <table className={styles.ages}>
      <thead>
        <tr>
          <td />
          <th scope="col">Backend</th>
          <th scope="col">FIO</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, query, inFio }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {query.isError ? (
              <td colSpan={2}>could not be loaded</td>
            ) : (
              <>
                <td>{ageOf(query.data?.last_modified, now)}</td>
                <td>{ageOf(inFio, now)}</td>
              </>
            )}
          </tr>
        ))}
        {company &&
          COMPANY_LISTS.map((name) => {
            const source = company.sources[name]
            const words = faultWords(source, now)
            return (
              <tr key={name}>
                <th scope="row">{COMPANY_LIST_NAMES[name]}</th>
                {words ? (
                  <td colSpan={2}>{words}</td>
                ) : (
                  <>
                    <td>{ageOf(source.fetchedMs, now)}</td>
                    <td>{ageOf(source.reportedMs, now)}</td>
                  </>
                )}
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

/** What is missing of a list; undefined if nothing is. */
function faultWords({ state, fetchedMs, dropped }: CompanySource, now: number): string | undefined {
  if (state === 'failed')
    return fetchedMs === null
      ? 'not sent by FIO'
      : `not sent by FIO this time: as of ${ageOf(fetchedMs, now)}`
  if (state === 'refused') return 'your key may not read them'
  return dropped > 0 ? `${formatCount(dropped, 'record')} in an unknown form, left out` : undefined
}

function ageOf(date: string | number | null | undefined, now: number): string {
  return formatAge(date === null || date === undefined ? date : new Date(date).getTime(), now)
}
