/** The bridge in Electron: one IPC channel for calls, and a MessagePort for the events of each page (DESIGN §3). */
import { ipcMain, MessageChannelMain, type MessagePortMain, type WebFrameMain } from 'electron'
import { channel, portChannel } from '../../../shared/contract/keys'
import type { Sender } from '../../bridge/gate'
import type { EventListener, Services } from '../../services/index'
import { appOrigin } from './scheme'

/** The sender of a message, as Electron knows it. A destroyed frame has no origin. */
function senderOf(frame: WebFrameMain | null): Sender {
  if (frame === null || frame.isDestroyed()) return { origin: 'null', mainFrame: false }
  return { origin: frame.origin, mainFrame: frame.parent === null }
}

const sendEventsTo =
  (port: MessagePortMain): EventListener =>
  (event, detail) =>
    port.postMessage({ event, detail })

/**
 * Connects the gate and the events; returns the function that disconnects them. A reloaded page requests a new port.
 */
export function connectBridge({ gate, onEvent, replay }: Pick<Services, 'gate' | 'onEvent' | 'replay'>): () => void {
  const ports = new Set<MessagePortMain>()
  ipcMain.handle(channel, (event, method: unknown, argument: unknown) =>
    gate.call({ sender: senderOf(event.senderFrame), method, argument }),
  )
  ipcMain.on(portChannel, event => {
    const frame = event.senderFrame
    const sender = senderOf(frame)
    if (sender.origin !== appOrigin || !sender.mainFrame) return
    const { port1, port2 } = new MessageChannelMain()
    ports.add(port1)
    port1.on('close', () => ports.delete(port1))
    port1.start()
    frame?.postMessage(portChannel, null, [port2])
    replay(sendEventsTo(port1))
  })
  const stopListening = onEvent((event, detail) => {
    for (const port of ports) sendEventsTo(port)(event, detail)
  })
  return () => {
    stopListening()
    ipcMain.removeHandler(channel)
    ipcMain.removeAllListeners(portChannel)
    for (const port of ports) port.close()
  }
}
