import { useNavigate } from 'react-router-dom'
import { useBridgeEvent, useSession } from '../bridge/index'
import { paths } from '../paths'

const places = { notices: paths.notices, lessons: paths.live } as const

/** Leads to what a system notification was about when the teacher clicks on it; behind the lock screen, too. */
export function NotificationTarget() {
  const navigate = useNavigate()
  const session = useSession()
  useBridgeEvent('notification.clicked', ({ about }) => {
    if (session !== null) void navigate(places[about]())
  })
  return null
}
