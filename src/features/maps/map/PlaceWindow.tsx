import { InfoWindowF } from '@react-google-maps/api'
import { useCallback, useMemo } from 'react'
import type { MapPlace } from './clusters'
import { PlaceCard } from './PlaceCard'

type PlaceWindowProps = { place: MapPlace; onClose: (id: undefined) => void }

/** Google's info window over the selected place: its name and the way there. */
export function PlaceWindow({ place, onClose }: PlaceWindowProps) {
  const { latitude, longitude } = place
  const position = useMemo(() => ({ lat: latitude, lng: longitude }), [latitude, longitude])
  const close = useCallback(() => onClose(undefined), [onClose])
  return (
    <InfoWindowF position={position} onCloseClick={close}>
      <PlaceCard place={place} />
    </InfoWindowF>
  )
}
