import { Button } from '@mantine/core'
import { commonText } from '../../ui/text'
import classes from './SheetList.module.css'
import { text } from './text'
import type { Rest } from './use-all-rows'

/** How many rows have been read, while some are missing; with a retry if that failed. */
export const RestLine = ({ rest }: { rest: Rest }) =>
  rest && (
    <p className={classes.rest} role={rest.retry ? 'alert' : 'status'}>
      {rest.retry ? text.restFailed : text.loadingRest(rest.loaded, rest.total)}
      {rest.retry && (
        <Button size="compact-sm" variant="default" onClick={rest.retry}>
          {commonText.retry}
        </Button>
      )}
    </p>
  )
