import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListStatus } from '@/components/ui/ListState'
import { useLate } from '@/components/ui/use-late'
import { mapMessages } from '@/content/maps'
import { type Place, withoutDoubles } from '@/domain/place'
import { queryClient } from '@/services/query-client'
import type { SiteKind } from '@/services/sites'
import type { UserType } from '@/services/users'
import { atMost } from './at-most'

/** Whose sites, and which of them. */
export type SiteSource = { userType: UserType; kind: SiteKind }

/** Every site that has come, how far loading is, and whether the sites of some users failed. */
export type Places = { places: Place[]; status: ListStatus; someFailed: boolean; retry: () => void }

/** A back end with five hundred users should not get five hundred calls in one breath. */
const sixAtATime = atMost(6)

/** Logs a call of the map pages that failed (SPEC §8, 'Map calls fail'); one that was given up did not. */
async function watched<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!signal.aborted) console.error(mapMessages.callFailed, error)
    throw error
  }
}

const usersQuery = (userType: UserType) => ({
  queryKey: ['users', userType],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    watched(async () => {
      const { getAllUserofUserType } = await import('@/services/users')
      return getAllUserofUserType(userType, signal)
    }, signal),
})

const sitesQuery = (username: string, kind: SiteKind) => ({
  queryKey: ['sites', kind, username],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sixAtATime(
      () =>
        watched(async () => {
          const { locationProvider } = await import('@/services/sites')
          return locationProvider(username, kind, signal)
        }, signal),
      signal,
    ),
})

/** Kept outside, so that places stay the same objects for as long as the answers do. */
const join = (results: UseQueryResult<Place[]>[]) => ({
  places: withoutDoubles(results.flatMap(({ data }) => data ?? [])),
  waiting: results.some(({ isPending }) => isPending),
  someFailed: results.some(({ isError, data }) => isError && data === undefined),
})

/** Users of a type (call 2), then the sites of each (call 3); one that fails leaves the others'. */
export function usePlaces({ userType, kind }: SiteSource): Places {
  const [attempt, setAttempt] = useState(0)
  const users = useQuery(usersQuery(userType), queryClient)
  const { places, waiting, someFailed } = useQueries(
    { queries: (users.data ?? []).map((username) => sitesQuery(username, kind)), combine: join },
    queryClient,
  )
  const loading = users.isPending || waiting
  const late = useLate(loading, attempt)
  const failed = places.length === 0 && (users.isError || someFailed)

  const again = async (queryKey: string[]) => {
    if (queryClient.getQueryData(queryKey) !== undefined) return
    await queryClient.cancelQueries({ queryKey })
    await queryClient.refetchQueries({ queryKey })
  }
  const retry = () => {
    setAttempt(attempt + 1)
    const keys = (users.data ?? []).map((username) => sitesQuery(username, kind).queryKey)
    void Promise.all([usersQuery(userType).queryKey, ...keys].map(again))
  }
  // Whoever lost the connection in the middle gets the rest without asking once it is back.
  const missing = users.isError || someFailed
  useEffect(() => {
    if (!missing) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  const status = loading ? (late ? 'late' : 'loading') : failed ? 'failed' : 'ready'
  return { places, status, someFailed, retry }
}
