import * as v from 'valibot'
import { addressPattern } from '../domain/address-pattern' // Vite's configuration reads this, without aliases

const isAddress = (text: string) => URL.canParse(text, 'http://localhost')

const wanted = 'write http://…, https://… or a path that begins with one /'
const noAddress = ({ input }: v.BaseIssue<unknown>) => `'${input}' is no address: ${wanted}`
const address = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.regex(addressPattern, noAddress),
  v.check(isAddress, noAddress),
)

/** A text that must not be empty. No message quotes its value: some of these texts are secret. */
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))

/** May be left out. */
const optionalText = v.optional(v.string(), '')
const optionalAddress = v.optional(
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^$|${addressPattern.source}`), noAddress),
    v.check((input) => input === '' || isAddress(input), noAddress),
  ),
  '',
)
const optionalTexts = v.optional(v.array(v.string()), [])

/** A day that the calendar has: some browsers read 30 February as 2 March. */
const isDay = (text: string) => new Date(Date.parse(text) || 0).toISOString().startsWith(text)
const noDay = 'must be a day such as 2026-11-21'
const optionalDay = v.optional(
  v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, noDay), v.check(isDay, noDay)),
  '',
)

/** A group of fields that may be left out, together or one by one. */
const optionalGroup = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.object(entries), {} as v.InferInput<v.ObjectSchema<Entries, undefined>>)

/**
 * The configuration file (R-GEN-11, docs/behaviour.md). What may be left out counts as the empty
 * value given here, so that a site goes on starting when a newer version knows more fields.
 */
export const configShape = v.object({
  /** Where editors find the schema that is made from this shape. */
  $schema: optionalText,
  environment: v.picklist(['local', 'staging', 'production'], "must be 'local', 'staging' or 'production'"),
  networkId: text,
  clientId: text,
  clientSecret: optionalText,
  user: text,
  businessId: text,
  parentId: text,
  verticalId: optionalText,
  developerAccount: optionalText,
  consumerAdminId: optionalText,
  subCategory: optionalText,
  endpoints: v.object({
    token: address,
    usersOfType: address,
    registerConsumer: address,
    sendOtp: address,
    validateOtp: address,
    resendOtp: address,
    categories: address,
    productsBySubcategory: address,
    likeProduct: address,
    subcategories: address,
    productsOfUser: address,
    productsByParent: address,
    sites: address,
    demoRequest: address,
  }),
  maps: optionalGroup({
    key: optionalText,
    version: v.optional(v.string(), 'weekly'),
    language: v.optional(v.string(), 'en'),
    region: v.optional(v.string(), 'IN'),
    libraries: optionalTexts,
    channel: optionalText,
    mapIds: optionalTexts,
  }),
  links: optionalGroup({
    login: optionalAddress,
    shop: optionalAddress,
    ecoContributorSignUp: optionalAddress,
    ecoEntrepreneurRegister: optionalAddress,
    apps: optionalGroup({
      DTNApp: optionalAddress,
      ACNNetwork: optionalAddress,
      AgriMinerApp: optionalAddress,
    }),
    marketplaces: optionalGroup({
      farmers: optionalAddress,
      manufacturers: optionalAddress,
      brands: optionalAddress,
      beekeepers: optionalAddress,
      ecoEntrepreneurs: optionalAddress,
      consumers: optionalAddress,
    }),
    social: optionalGroup({
      facebook: optionalAddress,
      instagram: optionalAddress,
      linkedin: optionalAddress,
      x: optionalAddress,
      youtube: optionalAddress,
    }),
  }),
  contact: optionalGroup({
    phone: optionalText,
    email: optionalText,
    /** When the phone is answered, in the operator's own words. */
    hours: optionalText,
  }),
  site: optionalGroup({
    /** The site's name, in place of that of `facts.ts`. */
    name: optionalText,
    /** A line below the header, such as 'We are closed for Diwali until 3 November'. */
    notice: optionalText,
  }),
  /** Where pictures of products lie, besides the endpoints' own hosts: the policy lets no other be shown. */
  pictureHosts: v.optional(v.array(address), []),
  vitals: optionalAddress,
  offline: v.optional(v.boolean(), true),
  reports: optionalAddress,
  legal: optionalGroup({
    approved: optionalDay,
    fssai: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{14})?$/, 'must be 14 digits')), ''),
    grievance: optionalGroup({ name: optionalText, email: optionalText }),
  }),
})

/** The first part of the path of each field that has to be there. */
export const requiredFields: readonly string[] = Object.entries(configShape.entries)
  .filter(([, { type }]) => type !== 'optional')
  .map(([field]) => field)
