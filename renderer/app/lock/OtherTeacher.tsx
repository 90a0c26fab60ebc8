import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { logOut, showFailure } from '../../bridge/index'
import classes from './Lock.module.css'
import { lockText } from './text'

/**
 * The button for another teacher: it logs out the teacher who locked the screen and keeps their drafts. It asks for
 * confirmation only if the logout would abort an export.
 */
export function OtherTeacher({ isExporting }: { isExporting: boolean }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const askButton = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(isConfirming)

  useEffect(() => {
    if (isConfirming !== wasConfirming.current) (isConfirming ? cancelButton : askButton).current?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming])

  async function logOutTeacher() {
    const result = await logOut('handover')
    if (!result.ok) showFailure(result.error)
  }

  if (isConfirming) {
    return (
      <div className={classes.other} role="alertdialog" aria-labelledby="hm-lock-export-running">
        <p id="hm-lock-export-running">{lockText.exportRunning}</p>
        <div className={classes.buttons}>
          <Button ref={cancelButton} variant="default" onClick={() => setIsConfirming(false)}>
            {lockText.cancel}
          </Button>
          <Button color="shu" onClick={() => void logOutTeacher()}>
            {lockText.logout}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={classes.other}>
      <button
        ref={askButton}
        type="button"
        className={classes.link}
        aria-describedby="hm-lock-drafts-kept"
        onClick={() => (isExporting ? setIsConfirming(true) : void logOutTeacher())}
      >
        {lockText.other}
      </button>
      <p id="hm-lock-drafts-kept" className={classes.hint}>
        {lockText.draftsKept}
      </p>
    </div>
  )
}
