import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import type { ImportProgress } from '../../../shared/contract/roster'
import type { PresentTeam } from '../../../shared/domain/roster/plan-types'
import { callBridge } from '../../bridge/index'
import type { ImportKind } from './import-rows'
import classes from './RosterImport.module.css'
import { text } from './text'

interface Props {
  progress: Pick<ImportProgress, 'settled' | 'total'> & {
    step: ImportProgress['step'] | undefined
    isWaiting?: boolean
  }
  teams: readonly PresentTeam[]
  kind: ImportKind
}

const words = text.run

/** How far the running import is, in which class, and its cancel, which takes effect between two classes. */
export function RunBar({ progress: { settled, total, step, isWaiting }, teams, kind }: Props) {
  const [isCancelled, setCancelled] = useState(false)
  const team = teams.find(({ id }) => id === step?.team_id)?.name ?? ''
  const inClass = step === undefined ? '' : words.inClass(team, step.at, step.of)
  const said = isWaiting ? words.waiting : words.progress[kind](settled, total)
  return (
    <section className={classes.panel} aria-label={said}>
      <div className={classes.line}>
        <span role="status">{isCancelled ? words.cancelled : `${said}${inClass}`}</span>
        <Progress className={classes.progress} aria-label={said} value={total === 0 ? 0 : (settled / total) * 100} />
        <Button
          size="compact-sm"
          variant="default"
          disabled={isCancelled}
          onClick={() => {
            setCancelled(true)
            void callBridge('roster.cancel', {})
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}
