-- A win keeps the hold that the price needs. Wins from before kept the hold of the winner's maximum.
CREATE TABLE `shrunk` AS
SELECT b.user_id, b.lot_id, m.stamped_at AS at,
  b.hold_fils - 100 * max(CASE l.kind WHEN 'apartment' THEN 5000 ELSE 1000 END, (s.price + 4) / 5) AS fils,
  (SELECT max(id) FROM ledger) + row_number() OVER (ORDER BY b.user_id, b.lot_id) AS id,
  lag(1) OVER (PARTITION BY b.user_id ORDER BY b.lot_id) AS later
FROM settlement s JOIN lot l ON l.id = s.lot_id JOIN lot_bidder b ON b.lot_id = s.lot_id AND b.user_id = s.buyer_id, meta m
WHERE s.state IN ('due', 'defaulted')
  AND b.hold_fils > 100 * max(CASE l.kind WHEN 'apartment' THEN 5000 ELSE 1000 END, (s.price + 4) / 5);--> statement-breakpoint
INSERT INTO `ledger` (id, prev_id, user_id, at, type, amount_fils, lot_id, comment)
SELECT x.id, CASE WHEN x.later = 1 THEN x.id - 1 ELSE w.ledger_id END, x.user_id, x.at, 'release', -x.fils, x.lot_id, ''
FROM `shrunk` x JOIN wallet w ON w.user_id = x.user_id ORDER BY x.id;--> statement-breakpoint
UPDATE lot_bidder SET hold_fils = hold_fils - (SELECT fils FROM shrunk x WHERE x.lot_id = lot_bidder.lot_id)
WHERE (lot_id, user_id) IN (SELECT lot_id, user_id FROM shrunk);--> statement-breakpoint
UPDATE wallet SET
  reserved_fils = reserved_fils - (SELECT sum(fils) FROM shrunk x WHERE x.user_id = wallet.user_id),
  ledger_id = (SELECT max(id) FROM shrunk x WHERE x.user_id = wallet.user_id)
WHERE user_id IN (SELECT user_id FROM shrunk);--> statement-breakpoint
DROP TABLE `shrunk`;
