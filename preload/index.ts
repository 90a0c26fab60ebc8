/** Builds `window.hanamaru` from the contract's key lists (DESIGN §2); no logic beyond that. */
import { contextBridge, ipcRenderer } from 'electron'
import { buildBridge } from '../shared/contract/bridge'
import { channel, portChannel } from '../shared/contract/keys'
import type { Result } from '../shared/contract/result'

const { bridge, emit } = buildBridge(
  (method, argument) => ipcRenderer.invoke(channel, method, argument) as Promise<Result<unknown>>,
)

ipcRenderer.on(portChannel, event => {
  const [port] = event.ports
  if (!port) return
  port.onmessage = message => {
    const { event: name, detail } = message.data as { event: string; detail: unknown }
    emit(name, detail)
  }
})
// Asked for, so that no event can come before somebody hears it.
ipcRenderer.send(portChannel)

contextBridge.exposeInMainWorld('hanamaru', bridge)
