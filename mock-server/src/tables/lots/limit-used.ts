/** What the bids of a row of `paddle` use of its limit, fils: an expression of SQL. */
export const LIMIT_USED = `coalesce((SELECT sum(b.limit_fils) FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
  WHERE b.user_id = paddle.user_id AND l.queue_id = paddle.queue_id), 0)`;
