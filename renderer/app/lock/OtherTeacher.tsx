import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { logOut, showFailure } from '../../bridge/index'
import classes from './Lock.module.css'
import { lockText } from './text'

/**
 * The button for another teacher: it logs out the teacher who locked the screen and keeps their drafts. It asks first
 * only if an export would be aborted.
 */
export function OtherTeacher({ running }: { running: boolean }) {
  const [asked, setAsked] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const was = useRef(asked)

  useEffect(() => {
    if (asked !== was.current) (asked ? stay : ask).current?.focus()
    was.current = asked
  }, [asked])

  async function leave() {
    const result = await logOut('handover')
    if (!result.ok) showFailure(result.error)
  }

  if (asked) {
    return (
      <div className={classes.other} role="alertdialog" aria-labelledby="hm-lock-running">
        <p id="hm-lock-running">{lockText.running}</p>
        <div className={classes.buttons}>
          <Button ref={stay} variant="default" onClick={() => setAsked(false)}>
            {lockText.stay}
          </Button>
          <Button color="shu" onClick={() => void leave()}>
            {lockText.leave}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={classes.other}>
      <button
        ref={ask}
        type="button"
        className={classes.link}
        aria-describedby="hm-lock-kept"
        onClick={() => (running ? setAsked(true) : void leave())}
      >
        {lockText.other}
      </button>
      <p id="hm-lock-kept" className={classes.hint}>
        {lockText.kept}
      </p>
    </div>
  )
}
