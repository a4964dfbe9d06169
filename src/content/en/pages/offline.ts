import { pageTitle } from '@/content/en/site/site'
import { stateDrawing } from '@/content/pictures'

/** Words of the page that stands for one that was never opened, while there is no connection. */
export const offlineCopy = {
  head: {
    title: pageTitle('This page is not here yet'),
    description: 'Without a connection only pages that were opened before can be read.',
  },
  heading: 'This page is not here yet',
  text: 'Without a connection you can read the pages that you have opened before.',
  picture: stateDrawing('offline'),
  tryAgain: 'Try again',
  cached: 'Pages that are here',
}
