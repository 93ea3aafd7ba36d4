import { FioPage } from '../fio/FioPage.tsx'
import { WithOwnRecords } from '../fio/WithOwnRecords.tsx'
import { VisitView } from './VisitView.tsx'

export function VisitScreen() {
  return (
    <FioPage title="Visit plan" help="burn">
      {(data) => (
        <WithOwnRecords title="Visit plan">
          {(records, company) => <VisitView data={data} records={records} company={company} />}
        </WithOwnRecords>
      )}
    </FioPage>
  )
}
