import { useMemo } from 'react'
import { type Place, withoutDuplicatePlaces } from '@/domain/places/place'
import type { PlaceKind } from '@/services/calls/sites'
import type { UserType } from '@/services/calls/users'
import { placesQuery, usersQuery } from '@/services/lists/queries'
import { type ListProgress, useList } from '@/services/lists/use-list'

/** Whose places, and which of them. */
export type PlaceSource = { userType: UserType; kind: PlaceKind }

/** Every place that has come, how far loading is, and whether the places of some users failed. */
export type Places = ListProgress & {
  places: Place[]
}

/** Users of a type (call 2), then the places of each (call 3): R-MAP-01. */
export function usePlaces({ userType, kind }: PlaceSource): Places {
  const users = useList([usersQuery(userType)])
  const { items, cachedAt, ...list } = useList(
    users.items.map((username) => placesQuery(username, kind)),
    users,
  )
  const places = useMemo(() => withoutDuplicatePlaces(items), [items])
  return { places, ...list, cachedAt: older(users.cachedAt, cachedAt) }
}

/** The older of two ages, of which either may be missing. */
const older = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined ? Math.min(one, other) : (one ?? other)
