import { useQuery } from '@tanstack/react-query'
import { empireQueries } from '../../api/queries/empires.ts'
import { usePreferences } from '../../session/preferences.ts'
import { CopyButton } from '../../ui/field/CopyButton.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import styles from './EndpointList.module.css'
import { ENDPOINTS, exampleAddress } from './endpoints.ts'

export function EndpointList({ apiKey }: { apiKey: string | undefined }) {
  const empires = useQuery(empireQueries.all())
  const { defaultEmpireUuid } = usePreferences()
  const empireUuid =
    empires.data?.find(({ uuid }) => uuid === defaultEmpireUuid)?.uuid ?? empires.data?.[0]?.uuid
  return (
    <Panel title="Endpoints" note="CSV, with a header row" flush>
      <ul>
        {ENDPOINTS.map(({ path, summary, columns }) => {
          const address = exampleAddress(path, { origin: location.origin, apiKey, empireUuid })
          return (
            <li key={path} className={styles.endpoint}>
              <h3 className={styles.path}>
                <span className="accent">GET</span> {path}
              </h3>
              <p>{summary}</p>
              <p className={styles.columns}>{columns.join(', ')}</p>
              <Example
                what={`address of ${path}`}
                text={maskKey(address, apiKey)}
                copied={address}
              />
              <Example
                what={`formula for ${path}`}
                text={`=IMPORTDATA("${maskKey(address, apiKey)}")`}
                copied={`=IMPORTDATA("${address}")`}
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** Shown short, so that a screenshot of this page gives no key away; copied whole. */
function maskKey(address: string, apiKey: string | undefined): string {
  return apiKey === undefined
    ? address
    : address.replace(encodeURIComponent(apiKey), `${apiKey.slice(0, 6)}…`)
}

function Example({ what, text, copied }: { what: string; text: string; copied: string }) {
  return (
    <div className={styles.example}>
      <code>{text}</code>
      <CopyButton label={what} text={copied} />
    </div>
  )
}
