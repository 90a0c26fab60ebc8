/** The preload script: builds `window.hanamaru` from the contract's key lists (DESIGN §2), without any other logic. */
import { contextBridge, ipcRenderer } from 'electron'
import { buildBridge } from '../shared/contract/bridge'
import type { FrameAnswer } from '../shared/contract/frame-stream'
import { channel, framesChannel, portChannel } from '../shared/contract/keys'
import type { Result } from '../shared/contract/result'

const { bridge, emit } = buildBridge(
  (method, argument) => ipcRenderer.invoke(channel, method, argument) as Promise<Result<unknown>>,
  ({ onAnswer, onClose }) =>
    new Promise((opened, fail) => {
      ipcRenderer.once(framesChannel, event => {
        const [port] = event.ports
        if (!port) return fail(new Error('no port'))
        port.onmessage = message => onAnswer(message.data as FrameAnswer)
        port.addEventListener('close', onClose)
        opened({ send: call => port.postMessage(call), close: () => port.close() })
      })
      ipcRenderer.send(framesChannel)
    }),
)

ipcRenderer.on(portChannel, event => {
  const [port] = event.ports
  if (!port) return
  port.onmessage = message => {
    const { event: name, detail } = message.data as { event: string; detail: unknown }
    emit(name, detail)
  }
})
// The page requests the port after it listens, so that no event is lost.
ipcRenderer.send(portChannel)

contextBridge.exposeInMainWorld('hanamaru', bridge)
