import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SessionView } from '../../../shared/contract/types'
import { unlockScreen } from '../../bridge/index'
import { ignoreComposition } from '../../ui/ignore-composition'
import { PasswordField } from '../../ui/PasswordField'
import { commonText } from '../../ui/text'
import { useBusy } from '../../ui/use-busy'
import { Logo } from '../Logo'
import { SampleMark } from '../SampleMark'
import { appText } from '../text'
import classes from './Lock.module.css'
import { OtherTeacher } from './OtherTeacher'
import { aboveLockClass, coverPage } from './page-cover'
import { lockText } from './text'

/** An element beside the program's root, because everything in the root is covered. */
function useLockContainer(): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = aboveLockClass
    return element
  })
  useLayoutEffect(() => {
    document.body.append(place)
    const uncover = coverPage()
    const title = document.title
    document.title = commonText.windowTitle(lockText.title)
    return () => {
      uncover()
      document.title = title
      place.remove()
    }
  }, [place])
  return place
}

function UnlockForm() {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const { busy, run } = useBusy()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  async function submit() {
    setFault(password === '' ? lockText.needPassword : '')
    if (password === '') return input.current?.focus()
    const result = await run(() => unlockScreen(password))
    // After success, and if the session has ended, this screen is unmounted.
    if (!result || result.ok || result.error.kind === 'cancelled') return
    setFault(result.error.message)
    input.current?.select()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} onKeyDown={ignoreComposition} noValidate>
      <PasswordField
        inputRef={input}
        label={lockText.password}
        value={password}
        autoComplete="current-password"
        onChange={setPassword}
      />
      <p className={classes.fault} role="alert">
        {fault}
      </p>
      <Button type="submit" size="md" fullWidth loading={busy}>
        {lockText.unlock}
      </Button>
    </form>
  )
}

/** The lock screen over everything: it names the teacher and asks for the password (DESIGN §4 idleLockMinutes). */
export function LockScreen({ session, running }: { session: SessionView; running: boolean }) {
  const place = useLockContainer()
  const { nickname, username, school } = session.user
  return createPortal(
    <div className={classes.screen}>
      <div className={classes.brand}>
        <Logo size={40} />
        <span className={classes.product}>{appText.productLong}</span>
        <SampleMark />
      </div>
      <main className={classes.card}>
        <h1 className={classes.title}>{lockText.title}</h1>
        <p className={classes.teacher}>{appText.header.teacher(nickname || username)}</p>
        {school === '' ? null : <p className={classes.school}>{school}</p>}
        <p className={classes.lead}>{lockText.lead}</p>
        <UnlockForm />
        <OtherTeacher running={running} />
      </main>
    </div>,
    place,
  )
}
