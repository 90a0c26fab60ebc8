/**
 * The bridge in Electron: one IPC channel for calls, and two streams of each page, which are MessagePorts: its events,
 * and its audio frames (DESIGN §3).
 */
import { ipcMain, MessageChannelMain, type MessagePortMain, type WebFrameMain } from 'electron'
import { channel, framesChannel, portChannel } from '../../../shared/contract/keys'
import { answerFrames } from '../../bridge/frame-stream'
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

/** Gives a port of the stream to each page of the program that requests it; returns the ports that are open. */
function servePorts(name: string, onPort: (port: MessagePortMain, page: WebFrameMain) => void): Set<MessagePortMain> {
  const ports = new Set<MessagePortMain>()
  ipcMain.on(name, ({ senderFrame: page }) => {
    const sender = senderOf(page)
    if (page === null || sender.origin !== appOrigin || !sender.mainFrame) return
    const { port1, port2 } = new MessageChannelMain()
    ports.add(port1)
    port1.on('close', () => ports.delete(port1))
    port1.start()
    page.postMessage(name, null, [port2])
    onPort(port1, page)
  })
  return ports
}

/**
 * Connects the gate and the streams; returns the function that disconnects them. A reloaded page requests new ports.
 */
export function connectBridge({ gate, onEvent, replay }: Pick<Services, 'gate' | 'onEvent' | 'replay'>): () => void {
  ipcMain.handle(channel, (event, method: unknown, argument: unknown) =>
    gate.call({ sender: senderOf(event.senderFrame), method, argument }),
  )
  const eventPorts = servePorts(portChannel, port => replay(sendEventsTo(port)))
  const framePorts = servePorts(framesChannel, (port, page) => {
    port.on('message', async ({ data }) => {
      const answer = await answerFrames(gate, senderOf(page), data)
      if (answer) port.postMessage(answer)
      else port.close()
    })
  })
  const stopListening = onEvent((event, detail) => {
    for (const port of eventPorts) sendEventsTo(port)(event, detail)
  })
  return () => {
    stopListening()
    ipcMain.removeHandler(channel)
    for (const name of [portChannel, framesChannel]) ipcMain.removeAllListeners(name)
    for (const port of [...eventPorts, ...framePorts]) port.close()
  }
}
