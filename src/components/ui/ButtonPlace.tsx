import { Button } from './Button'
import { buttonClass } from './button-class'

/** The place of a small button whose module has not come yet; 'Try again' where it did not come. */
export const ButtonPlace = ({ retry }: { retry?: () => void }) =>
  retry ? (
    <Button look="outline" small onClick={retry}>
      Try again
    </Button>
  ) : (
    <span className={buttonClass('text', true)} />
  )
