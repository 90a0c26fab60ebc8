import { useApi } from '../../bridge/index'

/** Whether the server lets this teacher send messages (SPEC §6 allow_send_message); undefined until it has answered. */
export function useMaySend(): boolean | undefined {
  const { data } = useApi('new-notice-total', {}, { background: true })
  return data && data.allow_send_message === 1
}
