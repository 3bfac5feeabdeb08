// Follows the price of one lot, written from /docs/topics alone: go run . http://localhost:4000 LOT.
//
// WAMP_URL replaces the router's address. Prints one line for each change of the price.
package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/gammazero/nexus/v3/client"
	"github.com/gammazero/nexus/v3/wamp"
)

var base, lot = os.Args[1], os.Args[2]

type state struct {
	Price      *int64 `json:"price"`
	StartPrice int64  `json:"start_price"`
}

type position struct {
	Epoch string `json:"epoch"`
	Seq   int64  `json:"seq"`
}

type event struct {
	position
	Prev  int64 `json:"prev"`
	State state `json:"state"`
}

type beat struct {
	Epoch string `json:"epoch"`
	Moved struct {
		Node  string           `json:"node"`
		N     int64            `json:"n"`
		Since int64            `json:"since"`
		Lots  map[string]int64 `json:"lots"`
	} `json:"moved"`
}

type snapshot struct {
	Live *struct {
		position
		state
	} `json:"live"`
}

// follower holds the state of the lot, and its position in the topic. One goroutine changes it.
type follower struct {
	position  *position
	held      []event // events that wait for the snapshot
	reading   bool
	node      string
	heartbeat int64
	snapshots chan snapshot
}

func ask(path string, data any) error {
	answer, err := http.Get(base + "/api" + path)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	return json.NewDecoder(answer.Body).Decode(&struct{ Data any }{data})
}

// again reads the snapshot beside the events, until the server gives it.
func (f *follower) again() {
	if f.reading {
		return
	}
	f.reading = true
	go func() {
		var read snapshot
		for ask("/auction/lot/"+lot, &read) != nil || read.Live == nil {
			time.Sleep(time.Second)
		}
		f.snapshots <- read
	}()
}

func (f *follower) begin(read snapshot) {
	f.reading = false
	f.position = &read.Live.position
	f.show(read.Live.state)
	held := f.held
	f.held = nil
	slices.SortFunc(held, func(a, b event) int { return cmp.Compare(a.Seq, b.Seq) })
	for _, one := range held {
		f.take(one)
	}
}

func (f *follower) take(one event) {
	if f.position == nil || f.reading {
		f.held = append(f.held, one)
		return
	}
	isSameEpoch := one.Epoch == f.position.Epoch
	if isSameEpoch && one.Seq <= f.position.Seq {
		return // known already
	}
	if !isSameEpoch || one.Prev > f.position.Seq { // a gap
		f.held = append(f.held, one)
		f.again()
		return
	}
	f.position = &one.position
	f.show(one.State)
}

func (f *follower) hear(now beat) {
	moved := now.Moved
	missed := moved.Node != f.node || moved.Since > f.heartbeat
	f.heartbeat = max(moved.N, f.heartbeat)
	if missed {
		f.heartbeat = moved.N
	}
	f.node = moved.Node
	if f.position == nil || f.reading {
		return
	}
	if missed || now.Epoch != f.position.Epoch || moved.Lots[lot] > f.position.Seq {
		f.again()
	}
}

func (f *follower) show(now state) {
	price := now.StartPrice
	if now.Price != nil {
		price = *now.Price
	}
	fmt.Printf("{\"seq\":%d,\"price\":%d}\n", f.position.Seq, price)
}

// subscribe passes the payload of each event on, in order.
func subscribe[Payload any](link *client.Client, topic string) (<-chan Payload, error) {
	payloads := make(chan Payload, 64)
	return payloads, link.Subscribe(topic, func(message *wamp.Event) {
		var payload Payload
		text, err := json.Marshal(message.Arguments[0])
		if err == nil && json.Unmarshal(text, &payload) == nil {
			select {
			case payloads <- payload:
			case <-link.Done():
			}
		}
	}, nil)
}

// follow returns when the link ends.
func (f *follower) follow(router, realm string) error {
	limit, cancel := context.WithTimeout(context.Background(), 8*time.Second)
	defer cancel()
	methods := wamp.Dict{"authmethods": wamp.List{"anonymous"}}
	link, err := client.ConnectNet(limit, router, client.Config{Realm: realm, HelloDetails: methods})
	if err != nil {
		return err
	}
	defer link.Close()
	f.node = ""
	beats, err := subscribe[beat](link, "heartbeat.pub")
	if err != nil {
		return err
	}
	events, err := subscribe[event](link, "auction.lot."+lot)
	if err != nil {
		return err
	}
	f.again()
	for {
		select {
		case now := <-beats:
			f.hear(now)
		case one := <-events:
			f.take(one)
		case read := <-f.snapshots:
			f.begin(read)
		case <-link.Done():
			return nil
		}
	}
}

func main() {
	var config struct{ Wamp struct{ URL, Realm string } }
	if err := ask("/config", &config); err != nil {
		log.Fatal(err)
	}
	router := os.Getenv("WAMP_URL")
	if router == "" {
		start, err := url.Parse(strings.Replace(base, "http", "ws", 1))
		if err != nil {
			log.Fatal(err)
		}
		path, err := start.Parse(config.Wamp.URL)
		if err != nil {
			log.Fatal(err)
		}
		router = path.String()
	}
	f := &follower{snapshots: make(chan snapshot, 1)}
	for {
		if err := f.follow(router, config.Wamp.Realm); err != nil {
			log.Print(err)
		}
		time.Sleep(2*time.Second + time.Duration(rand.Int64N(int64(time.Second/2))))
	}
}
