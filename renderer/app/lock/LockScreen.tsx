import { Button } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SessionView } from '../../../shared/contract/types'
import { unlockScreen } from '../../bridge/index'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { PasswordField } from '../../ui/PasswordField'
import { setWindowTitle, windowTitle } from '../../ui/window-title'
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
    const title = windowTitle()
    setWindowTitle(lockText.title)
    return () => {
      uncover()
      setWindowTitle(title)
      place.remove()
    }
  }, [place])
  return place
}

const check = ({ password }: { password: string }) => ({
  password: password === '' ? lockText.needPassword : undefined,
})

function UnlockForm() {
  const input = useRef<HTMLInputElement>(null)
  const form = useDraftForm({
    initial: { password: '' },
    check,
    async submit({ password }) {
      const result = await unlockScreen(password)
      // After success, and if the session has ended, this screen is unmounted.
      if (result.ok || result.error.kind === 'cancelled') return null
      input.current?.select()
      return result.error.message
    },
  })
  return (
    <Form
      form={form}
      className={classes.form}
      focusFirst
      actions={
        <Button type="submit" size="md" fullWidth loading={form.busy}>
          {lockText.unlock}
        </Button>
      }
    >
      <PasswordField
        {...form.field('password')}
        inputRef={input}
        label={lockText.password}
        autoComplete="current-password"
      />
    </Form>
  )
}

/** The lock screen over everything: it names the teacher and asks for the password (DESIGN §4 idleLockMinutes). */
export function LockScreen({ session, isExporting }: { session: SessionView; isExporting: boolean }) {
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
        <OtherTeacher isExporting={isExporting} />
      </main>
    </div>,
    place,
  )
}
