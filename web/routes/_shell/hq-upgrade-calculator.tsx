import { createFileRoute } from '@tanstack/react-router'
import { HqCalculatorScreen } from '../../screens/hq-upgrade-calculator/HqCalculatorScreen.tsx'
import { HqSearch } from '../../screens/hq-upgrade-calculator/hq-search.ts'

export const Route = createFileRoute('/_shell/hq-upgrade-calculator')({
  staticData: { title: 'HQ Calculator' },
  validateSearch: HqSearch,
  component: HqCalculatorPage,
})

function HqCalculatorPage() {
  const navigate = Route.useNavigate()
  return (
    <HqCalculatorScreen
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          search: (old) => ({ ...old, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
