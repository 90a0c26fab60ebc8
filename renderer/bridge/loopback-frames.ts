/** The loopback stream of audio frames (DESIGN §3): a WebSocket, which the first frames open. */
import { writeBridgeJson } from '../../shared/contract/bridge-json'
import type { FrameCall, OpenFrameStream } from '../../shared/contract/frame-stream'
import { base64, readFrameAnswer } from './loopback-json'
import { openHostSocket } from './loopback-session'

/** Opens the stream of the page that has this session secret. */
export const frameSocket =
  (session: string): OpenFrameStream =>
  ({ onAnswer, onClose }) =>
    new Promise((opened, fail) => {
      const socket = openHostSocket('/frames', session)
      const send = (call: FrameCall) => socket.send(writeBridgeJson(call, base64))
      socket.addEventListener('open', () => opened({ send, close: () => socket.close() }))
      socket.addEventListener('message', ({ data }) => {
        const answer = readFrameAnswer(String(data))
        if (answer) onAnswer(answer)
      })
      socket.addEventListener('close', () => {
        onClose()
        fail(new Error('the stream could not be opened'))
      })
    })
