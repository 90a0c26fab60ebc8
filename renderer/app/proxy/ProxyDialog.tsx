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
  request: ProxyRequest
  username: string
  onAnswered: (username?: string) => void
  onCancel: () => void
}

function Dialog({ request, username, onAnswered, onCancel }: DialogProps) {
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
          <ProxyForm request={request} username={username} onAnswered={onAnswered} onCancel={onCancel} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Counts the users of the dialog: it changes when the screen is locked or unlocked and when the session ends. Input
 * typed before must not be shown to the next user.
 */
function useUserNumber(onSessionEnded: () => void): number {
  const [userNumber, setUserNumber] = useState(0)
  useEffect(() => {
    const next = () => setUserNumber(number => number + 1)
    const unsubscribeLock = onLock(next)
    const unsubscribeEnd = onSessionEnd(() => {
      next()
      onSessionEnded()
    })
    return () => {
      unsubscribeLock()
      unsubscribeEnd()
    }
  }, [onSessionEnded])
  return userNumber
}

/** Asks for the credentials of proxies, one proxy after the other, on every page and also before the login. */
export function ProxyDialog() {
  const [requests, setRequests] = useState<readonly ProxyRequest[]>([])
  const [usernames, setUsernames] = useState<Readonly<Record<string, string>>>({})
  const { isLocked } = useLock()
  const userNumber = useUserNumber(useCallback(() => setUsernames({}), []))
  // A reload and a reconnected event stream deliver the same request again.
  useBridgeEvent('proxy.asked', asked =>
    setRequests(known => (known.some(({ id }) => id === asked.id) ? known : [...known, asked])),
  )
  const [request] = requests

  function finish(answered: ProxyRequest, username?: string) {
    setRequests(known => known.filter(({ id }) => id !== answered.id))
    // The user who answers above the lock screen may be another person than its teacher.
    if (username !== undefined && !isLocked) setUsernames(known => ({ ...known, [answered.host]: username }))
  }

  function cancel(cancelled: ProxyRequest) {
    finish(cancelled)
    void callBridge('app.proxyLogin', { id: cancelled.id, cancel: true })
  }

  if (!request) return null
  return (
    <Dialog
      key={`${request.id} ${userNumber}`}
      request={request}
      username={isLocked ? '' : (usernames[request.host] ?? '')}
      onAnswered={username => finish(request, username)}
      onCancel={() => cancel(request)}
    />
  )
}
