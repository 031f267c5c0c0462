// The peer of the live lane: the same two requests, as Go's net/http does them.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
)

type hub struct {
	sync.Mutex
	screens map[chan []byte]bool
}

func (h *hub) pass(message []byte) {
	h.Lock()
	defer h.Unlock()
	for screen := range h.screens {
		select {
		case screen <- message:
		default: // a slow screen loses it
		}
	}
}

func main() {
	h := &hub{screens: map[chan []byte]bool{}}
	http.HandleFunc("/api/v1/live", func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			body, err := io.ReadAll(io.LimitReader(r.Body, 4097))
			if err != nil || len(body) > 4096 {
				http.Error(w, "too long", http.StatusRequestEntityTooLarge)
				return
			}
			h.pass([]byte("event: live\ndata: " + string(body) + "\n\n"))
			w.WriteHeader(http.StatusNoContent)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		screen := make(chan []byte, 1024)
		h.Lock()
		h.screens[screen] = true
		h.Unlock()
		defer func() {
			h.Lock()
			delete(h.screens, screen)
			h.Unlock()
		}()
		fmt.Fprint(w, "retry: 1000\n\n")
		w.(http.Flusher).Flush()
		for {
			select {
			case message := <-screen:
				if _, err := w.Write(message); err != nil {
					return
				}
				w.(http.Flusher).Flush()
			case <-r.Context().Done():
				return
			}
		}
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	panic(http.Serve(listener, nil))
}
