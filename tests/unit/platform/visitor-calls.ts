import { createPlatform, type Platform, type PlatformOptions } from '../../../platform/platform'

const origin = 'http://platform.test'

/** A platform of its own for a test, spoken to as the site would. */
export type Caller = Awaited<ReturnType<typeof openPlatform>>

/** Opens a platform in memory, unless told otherwise. */
export async function openPlatform(options: Partial<PlatformOptions> = {}) {
  const platform: Platform = await createPlatform({ file: ':memory:', ...options })
  const call = (path: string, init: RequestInit = {}) =>
    platform.fetch(new Request(`${origin}/platform/${path}`, init))
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const token = async () => {
    const answer = await post('identity/token/honeynet', { client_name: 'web', client_secret: 'local-only' })
    return String((await answer.json()).access_token)
  }
  const bearer = async () => ({ authorization: `Bearer ${await token()}` })
  return {
    call,
    post,
    token,
    bearer,
    /** A data call with a fresh token. */
    get: async (path: string, headers: Record<string, string> = {}) =>
      call(path, { headers: { ...(await bearer()), ...headers } }),
    close: () => platform.close(),
  }
}

/** The headers of call 6. */
export const catalogueHeaders = {
  orgid: 'HoneyFarm',
  networkid: 'honeynet',
  username: 'HoneyFarm',
  suborgid: '',
}

/** What a visitor typed, as call 11 sends it. */
export const lead = {
  company: 'Asha Foods',
  email: 'asha@example.in',
  phone: '9876543210',
  name: 'Asha Rao',
  role: 'Small',
  requesttype: 'lead',
  leadType: 'Demo',
  parentid: 'tenant-0001',
}

export const sendOtp = (caller: Caller, typed: Record<string, unknown> = {}) =>
  caller.post('identity/getOtp/honeynet/otp/register/web/local-only', { ...lead, ...typed })

export const verify = async (caller: Caller, otp: string, typed: Record<string, unknown> = {}) => {
  const body = { mobile: lead.phone, email: lead.email, otp, ...typed }
  return (await caller.post('identity/validateOtp/honeynet/web/local-only', body)).text()
}

export const resendOtp = (caller: Caller, phone = lead.phone, email = lead.email) =>
  caller.post(`identity/resendOtp/${phone}/honeynet/web/local-only`, { email })

/** The newest code that the inbox holds for a phone. */
export const codeFor = async (caller: Caller, phone = lead.phone): Promise<string> => {
  const [newest] = await (await caller.call(`inbox.json?phone=${phone}`)).json()
  return newest.code
}

/** Call 14, as the site sends it after the code was accepted. */
export const requestDemo = async (
  caller: Caller,
  company = 'Asha Foods',
  more: Record<string, unknown> = {},
) => {
  const { phone, email, name, role } = lead
  const body = {
    source: email,
    destination: 'honeynet',
    username: email,
    usertype: '',
    phone,
    email,
    requesttype: 'demo',
    json: { company, name, phone, email, enterpriseSize: role },
    ...more,
  }
  return caller.post('registry/requests/honeynet', body, await caller.bearer())
}

/** Likes a product as call 7 does; `more` changes or adds headers. */
export const like = (
  caller: Caller,
  productid: string,
  { business = 'HF-BLR-01', admin = 'honeyfarm', headers = {} as Record<string, string> } = {},
) =>
  caller.call(`content/likes/honeynet/${admin}/${business}/${productid}`, {
    method: 'POST',
    body: '',
    headers: {
      'content-type': 'text/plain',
      networkid: business,
      orgid: business,
      username: business,
      suborgid: '',
      ...headers,
    },
  })

/** Items of a list call, looked at as they came. */
export const itemsOf = async (answer: Response): Promise<Record<string, unknown>[]> =>
  (await answer.json()).products
