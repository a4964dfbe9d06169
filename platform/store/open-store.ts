import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { schema } from './schema'

/** Milliseconds to wait for another process that writes to the same file. */
const busyTimeout = 5_000

/** Opens the database, and makes its folder and tables where they are missing; ':memory:' stores nothing on the disk. */
export async function openStore(file: string): Promise<Client> {
  const db = createClient({ url: await urlOf(file), timeout: busyTimeout })
  await db.executeMultiple(schema)
  return db
}

async function urlOf(file: string): Promise<string> {
  if (file === ':memory:') return file
  const path = resolve(file)
  await mkdir(dirname(path), { recursive: true })
  return pathToFileURL(path).href
}
