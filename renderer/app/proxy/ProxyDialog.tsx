import { Modal } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import type { Events } from '../../../shared/contract/types'
import { callBridge, onLock, onSessionEnd, useBridgeEvent, useLock } from '../../bridge'
import { useTopContainer } from '../lock/use-top-container'
import styles from './ProxyDialog.module.css'
import { ProxyForm } from './ProxyForm'
import { proxyText } from './text'

type ProxyRequest = Events['proxy.asked']

/** Above the lock screen: nothing behind it can reach the server, not even the lock. */
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
      // As theme.ts has it for every other modal.
      lockScroll={false}
      zIndex={zIndex}
      portalProps={{ target: place }}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body}>
          {/* Not in a header of its own, which would be a second banner of the page. */}
          <Modal.Title className={styles.title}>{proxyText.title}</Modal.Title>
          <ProxyForm ask={ask} username={username} onAnswered={onAnswered} onCancel={onCancel} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Whom the dialog speaks to: another number when the screen is locked or unlocked, and when the session ends. What was typed
 * before is then not for who sits there now.
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

/** Asks for what a proxy wants to know, one proxy after the other, wherever the teacher is: before the login, too. */
export function ProxyDialog() {
  const [asks, setAsks] = useState<readonly ProxyRequest[]>([])
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const { locked } = useLock()
  const listener = useUserNumber(useCallback(() => setGiven({}), []))
  // A page that is loaded anew, and a stream that opens again, hear of an ask a second time.
  useBridgeEvent('proxy.asked', ask =>
    setAsks(known => (known.some(({ id }) => id === ask.id) ? known : [...known, ask])),
  )
  const [ask] = asks

  function finish(answered: ProxyRequest, username?: string) {
    setAsks(known => known.filter(({ id }) => id !== answered.id))
    // Who answers over the locked screen need not be its teacher.
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
