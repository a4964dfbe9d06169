import { describe, expect, it } from 'vitest'
import { clustersAt, type MapPlace } from '@/features/maps/map/clusters'

const place = (id: string, latitude: number, longitude: number): MapPlace => ({
  id,
  name: id,
  owner: 'asha',
  latitude,
  longitude,
})
const indiranagar = place('indiranagar', 12.9784, 77.6408)
const jayanagar = place('jayanagar', 12.925, 77.5938)
const delhi = place('delhi', 28.6519, 77.1909)
const members = (places: MapPlace[], zoom: number) =>
  clustersAt(places, zoom).map((cluster) => cluster.members.map(({ id }) => id))

describe('gathering close places', () => {
  it('gathers two districts of a town seen from afar, and leaves a lone place alone', () => {
    expect(members([indiranagar, delhi, jayanagar], 4)).toEqual([['indiranagar', 'jayanagar']])
  })

  it('lets them stand apart where the town fills the map', () => {
    expect(members([indiranagar, jayanagar], 12)).toEqual([])
  })

  it('stands in the middle of its members', () => {
    const [cluster] = clustersAt([place('a', 10, 70), place('b', 11, 71)], 3)
    expect(cluster?.position).toEqual({ lat: 10.5, lng: 70.5 })
  })

  it('puts each place into one gathering alone', () => {
    const row = Array.from({ length: 30 }, (_, index) => place(`${index}`, 20, 70 + index * 0.3))
    const all = members(row, 4).flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe(30)
  })

  it('draws places in the same house one by one at street level, where no zoom parts them', () => {
    const house = [place('ground floor', 19, 72), place('first floor', 19, 72)]
    expect(members(house, 15)).toHaveLength(1)
    expect(members(house, 16)).toEqual([])
  })

  it('holds at the poles, where the map has no end', () => {
    expect(members([place('north', 90, 0), place('north too', 90, 0)], 4)).toHaveLength(1)
  })
})
