import { Icon } from '@/components/ui/icons'
import type { TraceStep } from '@/domain/catalogue/trace'

const paths: Record<TraceStep['kind'], string> = {
  flower:
    'M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM12 9.500c-2.500-2-2.500-6 0-6.500 2.500.5 2.500 4.500 0 6.500zM12 14.500c-2.500 2-2.500 6 0 6.500 2.500-.5 2.500-4.500 0-6.500zM9.500 12c-2-2.500-6-2.500-6.500 0 .5 2.500 4.500 2.500 6.500 0zM14.500 12c2-2.500 6-2.500 6.500 0-.5 2.500-4.500 2.500-6.500 0z',
  origin: 'M12 21c-4-5-6.500-8-6.500-11.500a6.500 6.500 0 0 1 13 0C18.500 13 16 16 12 21zM12 7.500v4',
  listed: 'M4 6h16v14H4zM4 10.500h16M8 3.500v4M16 3.500v4',
  quality: 'M12 3l8 4.600v8.800L12 21l-8-4.600V7.600zM8.500 12l2.500 2.500 4.500-5',
  shelf:
    'M8 3h8v4H8zM6.500 10c0-2 1-3 2.500-3h6c1.500 0 2.500 1 2.500 3v9c0 1.500-1 2-2 2H8.500c-1 0-2-.5-2-2zM6.500 13h11',
}

/** Blossom, place, calendar, seal and jar. */
export const TraceIcon = ({ kind }: { kind: TraceStep['kind'] }) => <Icon path={paths[kind]} />
