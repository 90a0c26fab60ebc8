/** The loopback stream of audio frames (DESIGN §3): a WebSocket, which the first frames open. */
import { writeBridgeJson } from '../../shared/contract/bridge-json'
import type { OpenFrameStream } from '../../shared/contract/frame-stream'
import { base64, readFrameAnswer } from './loopback-json'
import { openHostSocket } from './loopback-session'

/** After so many milliseconds without an answer, the host hangs. */
const deadline = 120_000

/** Opens the stream of the page that has this session secret. */
export const frameSocket =
  (session: string): OpenFrameStream =>
  ({ onAnswer, onClose }) =>
    new Promise((opened, fail) => {
      const socket = openHostSocket('/frames', session)
      let timer: ReturnType<typeof setTimeout> | undefined
      const expectAnswer = () => {
        clearTimeout(timer)
        timer = setTimeout(() => socket.close(), deadline)
      }
      expectAnswer()
      socket.addEventListener('open', () => {
        opened(call => {
          expectAnswer()
          socket.send(writeBridgeJson(call, base64))
        })
      })
      socket.addEventListener('message', ({ data }) => {
        clearTimeout(timer)
        const answer = readFrameAnswer(String(data))
        if (answer) onAnswer(answer)
      })
      socket.addEventListener('close', () => {
        clearTimeout(timer)
        onClose()
        fail(new Error('the stream could not be opened'))
      })
    })
