/**
 * The tables. Those of the catalogue are written from the seed whenever it changes; no seed
 * touches those that visitors fill (likes, leads, codes, messages, demo requests, reports, consumers).
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);

  CREATE TABLE IF NOT EXISTS categories (
    categoryid TEXT PRIMARY KEY, position INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS products (
    productid TEXT PRIMARY KEY, categoryid TEXT NOT NULL, subcategory TEXT NOT NULL,
    consumeradminid TEXT NOT NULL, businessid TEXT, status TEXT NOT NULL,
    position INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS products_by_category ON products (categoryid, subcategory, position);
  CREATE TABLE IF NOT EXISTS users (
    username TEXT PRIMARY KEY, usertype TEXT NOT NULL, position INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sites (
    username TEXT NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL
  );

  CREATE TABLE IF NOT EXISTS likes (productid TEXT PRIMARY KEY, added INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS leads (
    phone TEXT NOT NULL, email TEXT NOT NULL, company TEXT NOT NULL, name TEXT NOT NULL,
    role TEXT NOT NULL, at INTEGER NOT NULL, verified_at INTEGER, PRIMARY KEY (phone, email)
  );
  CREATE TABLE IF NOT EXISTS codes (
    phone TEXT NOT NULL, email TEXT NOT NULL, code TEXT NOT NULL, expires_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL, PRIMARY KEY (phone, email)
  );
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, phone TEXT NOT NULL, email TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS demo_requests (
    id INTEGER PRIMARY KEY, company TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL,
    email TEXT NOT NULL, size TEXT NOT NULL, verified INTEGER NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS reports (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, message TEXT NOT NULL, page TEXT NOT NULL,
    release TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS consumers (username TEXT PRIMARY KEY, body TEXT NOT NULL, at INTEGER NOT NULL);
`
