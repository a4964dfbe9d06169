import { ListPlace } from './ListPlace'

/** The place of a list whose module has not come yet (R-GEN-02). */
export function ListWaiting() {
  return <ListPlace>Loading...</ListPlace>
}
