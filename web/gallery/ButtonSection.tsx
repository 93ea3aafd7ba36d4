import { useState } from 'react'
import { Button } from '../ui/field/Button.tsx'
import { FilePick } from '../ui/field/FilePick.tsx'
import { IconButton } from '../ui/field/IconButton.tsx'
import { Badge } from '../ui/figure/Badge.tsx'
import { Tag } from '../ui/figure/Tag.tsx'
import { DownloadIcon, EditIcon, PlusIcon, TrashIcon } from '../ui/icons/actions.tsx'
import { Spinner } from '../ui/layout/Spinner.tsx'
import { Specimen, State } from './Specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const
const TONES = ['neutral', 'accent', 'profit', 'loss', 'warn'] as const

export function ButtonSection() {
  const [file, setFile] = useState('no file yet')
  return (
    <>
      <Specimen name="Button" note="hover and Tab show their own states">
        {VARIANTS.map((variant) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>Save plan</Button>
            <Button variant={variant} icon={<PlusIcon />}>
              With icon
            </Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} busy>
              Saving
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </State>
        ))}
        <State name="long text" width="narrow">
          <Button>A button whose words are longer than the room it has been given</Button>
        </State>
        <State name="icon only">
          <IconButton label="Edit" icon={<EditIcon />} />
          <IconButton label="Download" icon={<DownloadIcon />} variant="secondary" />
          <IconButton label="Delete" icon={<TrashIcon />} variant="danger" size="small" />
          <IconButton label="Delete" icon={<TrashIcon />} disabled />
        </State>
      </Specimen>
      <Specimen name="FilePick" note="files above 1 MB are refused">
        <State name={file}>
          <FilePick
            accept=".csv"
            mostBytes={1e6}
            onFile={({ name, size }) => setFile(`${name}, ${size} bytes`)}
            onProblem={setFile}
          >
            Choose a CSV file
          </FilePick>
        </State>
      </Specimen>
      <Specimen name="Tag, Badge, Spinner">
        {TONES.map((tone) => (
          <State key={tone} name={tone}>
            <Tag tone={tone}>FIO Active</Tag>
          </State>
        ))}
        <State name="long text" width="narrow">
          <Tag tone="warn">A tag that had better been a sentence in the text instead</Tag>
        </State>
        <State name="count">
          <Badge count={7} label="open warnings" />
          <Badge count={1200} />
        </State>
        <State name="spinner, after 150 ms">
          <Spinner />
          <Spinner size={24} label="Loading plans" />
        </State>
      </Specimen>
    </>
  )
}
