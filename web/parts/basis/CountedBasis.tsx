import { setBook, useBookSettings } from '../../session/book-settings.ts'
import { setFreight, useFreightSettings } from '../../session/freight-settings.ts'
import { CheckIcon } from '../../ui/icons/status.tsx'
import { BasisMenu } from './BasisMenu.tsx'

/** What counts besides the price list: own sourcing and order books. Freight has its own button beside it. */
export function CountedBasis({ empireUuid }: { empireUuid: string | undefined }) {
  const settings = useFreightSettings(empireUuid)
  const { isOn: byBook } = useBookSettings()
  const { sharesOwn } = settings
  return (
    <BasisMenu
      label="Counted"
      value={sharesOwn ? (byBook ? 'own, books' : 'own') : byBook ? 'books' : 'list'}
      entries={[
        {
          label: 'Own sourcing',
          icon: sharesOwn && <CheckIcon size={14} />,
          onSelect: () => setFreight(empireUuid, settings, { sharesOwn: !sharesOwn }),
        },
        {
          label: 'Order books',
          icon: byBook && <CheckIcon size={14} />,
          onSelect: () => setBook({ isOn: !byBook }),
        },
      ]}
    />
  )
}
