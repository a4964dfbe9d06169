import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate that nobody vouches for, and its key, both as PEM. */
type Certificate = { certificate: string; key: string }

/** A value of ASN.1: its tag, its length, and what it holds. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 + bytes.length]), bytes, content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const text = (value: string) => der(0x0c, Buffer.from(value))
const bits = (value: Buffer) => der(0x03, Buffer.from([0]), value)

/** Years are written with two digits: enough for what lives as long as a test. */
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

/** Makes a certificate for `localhost`, valid for a day, of an elliptic curve. */
export function selfSigned(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const withSha256 = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(objectId('550403'), text('localhost'))))
  const day = 24 * 60 * 60 * 1_000
  const described = sequence(
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    withSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const whole = sequence(described, withSha256, bits(sign('sha256', described, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
