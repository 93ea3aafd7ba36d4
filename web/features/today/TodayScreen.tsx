import { FioPage } from '../fio/FioPage.tsx'
import { WithOwnRecords } from '../fio/WithOwnRecords.tsx'
import { TodayView } from './TodayView.tsx'

export function TodayScreen() {
  return (
    <FioPage title="Today" help="today">
      {(data) => (
        <WithOwnRecords title="Today">
          {(records, company) => <TodayView data={data} company={company} {...records} />}
        </WithOwnRecords>
      )}
    </FioPage>
  )
}
