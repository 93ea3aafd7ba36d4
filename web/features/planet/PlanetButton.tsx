import { IconButton } from '../../ui/field/IconButton.tsx'
import { InfoIcon } from '../../ui/icons/status.tsx'
import { showPlanet } from './shown-planet.ts'

export const PlanetButton = ({ planetNaturalId }: { planetNaturalId: string }) => (
  <IconButton
    size="small"
    label={`About ${planetNaturalId}`}
    icon={<InfoIcon size={14} />}
    onClick={() => showPlanet(planetNaturalId)}
  />
)
