import { Modal } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import type { Events } from '../../../shared/contract/types'
import { callBridge, onLock, onSessionEnd, useBridgeEvent, useLock } from '../../bridge/index'
import { useTopContainer } from '../lock/use-top-container'
import classes from './ProxyDialog.module.css'
import { ProxyForm } from './ProxyForm'
import { proxyText } from './text'

type ProxyRequest = Events['proxy.asked']

/** Above the lock screen, because without the proxy nothing reaches the server, not even the unlock. */
const zIndex = 1000

interface DialogProps {
  ask: ProxyRequest
  username: string
  onAnswered: (username?: string) => void
  onCancel: () => void
}

function Dialog({ ask, username, onAnswered, onCancel }: DialogProps) {
  const place = useTopContainer()
  return (
    <Modal.Root
      opened
      onClose={onCancel}
      closeOnClickOutside={false}
      centered
      // theme.ts sets the same value for `Modal`.
      lockScroll={false}
      zIndex={zIndex}
      portalProps={{ target: place }}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          {/* Not in a `header` element, which would be a second banner landmark. */}
          <Modal.Title className={classes.title}>{proxyText.title}</Modal.Title>
          <ProxyForm ask={ask} username={username} onAnswered={onAnswered} onCancel={onCancel} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Counts the users of the dialog: it changes when the screen is locked or unlocked and when the session ends. Input
 * typed before must not be shown to the next user.
 */
function useUserNumber(onLeft: () => void): number {
  const [listener, setListener] = useState(0)
  useEffect(() => {
    const next = () => setListener(number => number + 1)
    const unhearLock = onLock(next)
    const unhearEnd = onSessionEnd(() => {
      next()
      onLeft()
    })
    return () => {
      unhearLock()
      unhearEnd()
    }
  }, [onLeft])
  return listener
}

/** Asks for the credentials of proxies, one proxy after the other, on every page and also before the login. */
export function ProxyDialog() {
  const [asks, setAsks] = useState<readonly ProxyRequest[]>([])
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const { locked } = useLock()
  const listener = useUserNumber(useCallback(() => setGiven({}), []))
  // A reload and a reconnected event stream deliver the same request again.
  useBridgeEvent('proxy.asked', ask =>
    setAsks(known => (known.some(({ id }) => id === ask.id) ? known : [...known, ask])),
  )
  const [ask] = asks

  function finish(answered: ProxyRequest, username?: string) {
    setAsks(known => known.filter(({ id }) => id !== answered.id))
    // The user who answers above the lock screen may be another person than its teacher.
    if (username !== undefined && !locked) setGiven(known => ({ ...known, [answered.host]: username }))
  }

  function cancel(cancelled: ProxyRequest) {
    finish(cancelled)
    void callBridge('app.proxyLogin', { id: cancelled.id, cancel: true })
  }

  if (!ask) return null
  return (
    <Dialog
      key={`${ask.id} ${listener}`}
      ask={ask}
      username={locked ? '' : (given[ask.host] ?? '')}
      onAnswered={username => finish(ask, username)}
      onCancel={() => cancel(ask)}
    />
  )
}
