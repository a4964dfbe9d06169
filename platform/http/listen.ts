import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { origin: string; close: () => Promise<void> }

/** Lets a server listen at a free port of this machine; closing it also ends the connections that are open. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
